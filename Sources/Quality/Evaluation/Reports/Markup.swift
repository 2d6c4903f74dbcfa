extension String {
    /// The text as HTML and SVG write it.
    var markup: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
            .replacing("'", with: "&#39;")
    }
}
