/// Names that people have, for made-up address books.
enum PeopleRows {
    static let given = """
        Aaron Abdul Abigail Adam Adrian Agnes Ahmed Aiko Aisha Alan Albert Alejandro Alexander Alexandra Alfonso Alice Alicia Alison Amanda \
        Amelia Amir Amy Ana Anastasia Andrea Andrew Angela Anita Anna Anthony Antonio April Arjun Arthur Ashley Astrid Audrey Barbara \
        Beatrice Benjamin Bernard Beth Bianca Bjorn Bradley Brenda Brian Bridget Bruce Bruno Caitlin Caleb Camila Carlos Carmen Caroline \
        Catherine Cecilia Charles Charlotte Chen Chloe Christian Christina Christopher Claire Claudia Colin Connor Craig Cynthia Daniel \
        Danielle David Deborah Deepak Dennis Derek Diana Diego Dmitri Dominic Donald Doris Dorothy Douglas Dylan Edith Eduardo Edward \
        Eileen Elena Elias Elizabeth Ella Emily Emma Eric Erik Esther Ethan Eugene Eva Evelyn Fatima Felix Fernando Fiona Florence \
        Frances Francesca Francisco Frederick Gabriel Gareth Gavin Geoffrey George Gerald Giovanni Gloria Gordon Graham Gregory Gustavo \
        Hannah Harold Harriet Hassan Heather Hector Helen Henry Hiroshi Howard Hugo Ian Ibrahim Ingrid Irene Isabel Isaac Ivan Jacob \
        Jacqueline James Jane Janet Jasmine Jason Javier Jean Jeffrey Jennifer Jeremy Jesse Jessica Joan Joanna Joel John Jonathan Jorge \
        Jose Joseph Joshua Juan Judith Julia Julian Justin Karen Karl Katherine Kathleen Keith Kelly Kenji Kenneth Kevin Kimberly \
        Kumar Kyle Lara Lars Laura Lauren Lawrence Leah Leo Leonard Leslie Liam Linda Lisa Louis Louise Lucas Lucia Lucy Luis Lydia \
        Magnus Malcolm Manuel Marcus Margaret Maria Mariana Marie Marilyn Mario Mark Martha Martin Mary Mason Matthew Maureen Mei \
        Melanie Melissa Michael Michelle Miguel Miriam Mohammed Molly Monica Naomi Natalie Natasha Nathan Neil Nicholas Nicole Nigel \
        Nina Nora Norman Oliver Olivia Omar Oscar Pablo Pamela Patricia Patrick Paul Paula Pedro Peter Philip Phoebe Priya Rachel Rafael \
        Rajesh Ralph Ramon Raymond Rebecca Regina Ricardo Richard Robert Roberto Robin Rodrigo Roger Ronald Rosa Rosemary Roy Russell \
        Ruth Ryan Sabrina Samantha Samuel Sandra Sanjay Sarah Scott Sean Sebastian Sergio Shannon Sharon Sheila Simon Siobhan Sofia \
        Sophie Stanley Stella Stephanie Stephen Stuart Susan Sven Sylvia Tamara Tanya Teresa Theodore Thomas Tiffany Timothy Tobias Tracy \
        Trevor Ursula Valentina Valerie Vanessa Vera Veronica Victor Victoria Vincent Viola Virginia Vivian Walter Wanda Wei Wendy Wesley \
        William Xavier Yasmin Yolanda Yusuf Yuki Yvonne Zachary Zara Zoe
        """.split(separator: " ").map(String.init)

    static let family = """
        Abbott Adams Adler Aguilar Ahmad Allen Alvarez Andersen Anderson Andrews Archer Armstrong Arnold Ashworth Atkinson Austin Bailey \
        Baker Baldwin Banerjee Barker Barlow Barnes Barrett Bates Bauer Baxter Becker Bell Bennett Benson Berger Bishop Blackburn Blake \
        Bolton Booth Bowman Boyd Bradford Bradshaw Brennan Briggs Brooks Brown Bryant Buchanan Burgess Burke Burnett Burns Byrne Caldwell \
        Callahan Cameron Campbell Cardenas Carlson Carpenter Carr Carroll Carter Castillo Chambers Chandler Chapman Chavez Chen Christensen \
        Chung Clark Clarke Cohen Coleman Collins Connolly Cooper Cortez Costa Crawford Cruz Cunningham Curtis Dalton Daniels Davidson Davies \
        Davis Dawson Delgado Diaz Dixon Donnelly Donovan Douglas Doyle Duarte Dubois Duncan Dunn Edwards Eriksson Espinoza Evans Farrell \
        Feldman Ferguson Fernandez Ferrari Fischer Fisher Fitzgerald Fleming Fletcher Flores Foster Fowler Franklin Fraser Freeman Friedman \
        Fuentes Fuller Gallagher Garcia Gardner Garrison Gibson Gilbert Goldberg Gomez Gonzalez Goodwin Graham Grant Graves Greenberg Greene \
        Griffin Griffith Gupta Gutierrez Hale Hamilton Hammond Hansen Hanson Harding Harper Harris Harrison Hawkins Hayes Henderson Hernandez \
        Herrera Hicks Higgins Hoffman Holland Holmes Hopkins Horvath Howard Hudson Hughes Hunter Hussain Hutchinson Ibarra Ivanov Jackson \
        Jacobs Jacobson Jankowski Jensen Jimenez Johansson Johnson Johnston Jones Jordan Joseph Kaminski Kapoor Kaufman Keller Kelley Kennedy \
        Khan Kimura Klein Knight Kowalski Kramer Krishnan Kumar Lambert Larsen Lawson Leblanc Lehmann Leonard Levine Lindgren Livingston \
        Lloyd Lombardi Lopez Lucas Lynch Macdonald Mackenzie Maldonado Malone Marino Marsh Marshall Martinez Mason Matthews Maxwell McCarthy \
        McDonald McGrath McKenzie McLaughlin Medina Mendoza Meyer Middleton Miller Mitchell Mohr Montgomery Moore Morales Moreno Morgan \
        Morris Morrison Mueller Murphy Murray Nakamura Navarro Nelson Newman Nguyen Nicholson Nielsen Norris Novak Nowak Oconnor Ogden \
        Olsen Ortega Osborne Owens Palmer Papadopoulos Parker Parsons Patel Paterson Pearson Pedersen Perkins Petersen Peterson Petrov \
        Phillips Pierce Popescu Porter Powell Preston Quinn Ramirez Ramsey Randall Reynolds Rhodes Richards Richardson Riley Rivera Roberts \
        Robertson Robinson Rodriguez Rogers Romano Rosenberg Ross Rossi Russell Russo Salazar Sanchez Sanders Sandoval Santiago Santos \
        Saunders Sawyer Schmidt Schneider Schroeder Schultz Schwartz Serrano Shapiro Sharma Shaw Sheppard Sherman Silva Simmons Simpson \
        Sinclair Singh Slater Smith Snyder Sokolov Solomon Soto Spencer Stanton Stein Stephens Stevens Stevenson Stewart Stone Strickland \
        Sullivan Sutton Suzuki Swanson Sweeney Takahashi Tanaka Taylor Thomas Thompson Thomson Thornton Torres Townsend Tucker Turner Tyler \
        Underwood Valdez Vargas Vasquez Vaughn Vega Velasquez Vogel Wagner Walker Wallace Walsh Walters Ward Warner Watkins Watson Weaver \
        Weber Webster Wheeler Whitaker Whitehead Wilkins Wilkinson Williams Williamson Willis Wilson Winters Woodard Wright Wyatt Yamamoto \
        Yates Young Zhang Zimmerman
        """.split(separator: " ").map(String.init)

    /// That many different full names, the same ones for the same seed.
    static func names(_ count: Int, seed: UInt64 = 7) -> [(given: String, family: String)] {
        var random = Seeded(seed)
        var seen: Set<String> = []
        var result: [(given: String, family: String)] = []
        while result.count < count, result.count < given.count * family.count / 2 {
            let name = (given: given[random.below(given.count)], family: family[random.below(family.count)])
            if seen.insert(name.given + " " + name.family).inserted { result.append(name) }
        }
        return result
    }
}

/// Numbers that look random, the same ones for the same seed.
struct Seeded {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
