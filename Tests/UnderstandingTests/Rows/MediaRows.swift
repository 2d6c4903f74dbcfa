// Requests for media, with what they mean. Types of media, sort orders and references are told by their raw values.
enum MediaRows {
    static let all: [(said: String, means: String)] = [
        ("play some music", "INPlayMediaIntent mediaSearch=mediaType:18"),
        ("put on some music please", "INPlayMediaIntent mediaSearch=mediaType:18"),
        ("play something", "INPlayMediaIntent mediaSearch=mediaType:18"),
        ("play some jazz", "INPlayMediaIntent mediaSearch=genreNames:'jazz'"),
        ("I want to listen to classical music", "INPlayMediaIntent mediaSearch=genreNames:'classical'"),
        ("could you play some sad country songs", "INPlayMediaIntent mediaSearch=genreNames:'country',moodNames:'sad'"),
        ("play relaxing music", "INPlayMediaIntent mediaSearch=moodNames:'relaxing'"),
        ("play something romantic", "INPlayMediaIntent mediaSearch=moodNames:'romantic'"),
        ("play workout music", "INPlayMediaIntent mediaSearch=activityNames:'workout'"),
        ("play music for studying", "INPlayMediaIntent mediaSearch=activityNames:'study'"),
        ("play Thriller by Michael Jackson", "INPlayMediaIntent mediaSearch=artistName:'Michael Jackson',mediaName:'Thriller'"),
        ("play Bohemian Rhapsody", "INPlayMediaIntent mediaSearch=mediaName:'Bohemian Rhapsody'"),
        ("play The Long and Winding Road", "INPlayMediaIntent mediaSearch=mediaName:'The Long and Winding Road'"),
        (
            "play the song Yesterday by the Beatles",
            "INPlayMediaIntent mediaSearch=artistName:'the Beatles',mediaName:'Yesterday',mediaType:1"
        ),
        (
            "play the album Nevermind by Nirvana",
            "INPlayMediaIntent mediaSearch=artistName:'Nirvana',mediaName:'Nevermind',mediaType:2"
        ),
        ("play songs by Adele", "INPlayMediaIntent mediaSearch=artistName:'Adele',mediaType:1"),
        ("play something by Bach", "INPlayMediaIntent mediaSearch=artistName:'Bach'"),
        (
            "play the latest album by Taylor Swift",
            "INPlayMediaIntent mediaSearch=artistName:'Taylor Swift',mediaType:2,sortOrder:1"
        ),
        ("play Coldplay's newest song", "INPlayMediaIntent mediaSearch=artistName:'Coldplay',mediaType:1,sortOrder:1"),
        ("play my road trip playlist", "INPlayMediaIntent mediaSearch=mediaName:'road trip',mediaType:5,reference:2"),
        ("play the playlist summer hits", "INPlayMediaIntent mediaSearch=mediaName:'summer hits',mediaType:5"),
        ("play my music", "INPlayMediaIntent mediaSearch=mediaType:18,reference:2"),
        ("play the podcast Serial", "INPlayMediaIntent mediaSearch=mediaName:'Serial',mediaType:6"),
        ("play the audiobook Moby Dick", "INPlayMediaIntent mediaSearch=mediaName:'Moby Dick',mediaType:10"),
        ("play the movie Casablanca", "INPlayMediaIntent mediaSearch=mediaName:'Casablanca',mediaType:11"),
        ("watch Casablanca", "INPlayMediaIntent mediaSearch=mediaName:'Casablanca'"),
        ("play rock from the 80s", "INPlayMediaIntent mediaSearch=genreNames:'rock',releaseDate:1980-1-1 to 1989-12-31"),
        ("play music from the nineties", "INPlayMediaIntent mediaSearch=mediaType:18,releaseDate:1990-1-1 to 1999-12-31"),
        ("play hits by Queen on shuffle", "INPlayMediaIntent mediaSearch=artistName:'Queen',mediaName:'hits' playShuffled=true"),
        ("shuffle my music", "INPlayMediaIntent mediaSearch=mediaType:18,reference:2 playShuffled=true"),
        ("play Halo on repeat", "INPlayMediaIntent mediaSearch=mediaName:'Halo' playbackRepeatMode=3"),
        ("play Halo next", "INPlayMediaIntent mediaSearch=mediaName:'Halo' playbackQueueLocation=2"),
        ("resume my audiobook", "INPlayMediaIntent mediaSearch=mediaType:10 resumePlayback=true"),
        ("i'd like to hear Hey Jude", "INPlayMediaIntent mediaSearch=mediaName:'Hey Jude'"),
        ("play Hey Jude in the kitchen", "INPlayMediaIntent mediaSearch=mediaName:'Hey Jude'"),
        (
            "add this song to my road trip playlist",
            "INAddMediaIntent mediaDestination=playlist 'road trip' mediaSearch=mediaType:1,reference:1"
        ),
        (
            "add Thriller by Michael Jackson to my party playlist",
            "INAddMediaIntent mediaDestination=playlist 'party' mediaSearch=artistName:'Michael Jackson',mediaName:'Thriller'"
        ),
        ("save this song to my library", "INAddMediaIntent mediaDestination=library mediaSearch=mediaType:1,reference:1"),
        ("put this on the playlist called gym", "INAddMediaIntent mediaDestination=playlist 'gym' mediaSearch=reference:1"),
        (
            "add the album Discovery to my library",
            "INAddMediaIntent mediaDestination=library mediaSearch=mediaName:'Discovery',mediaType:2"
        ),
        ("I like this song", "INUpdateMediaAffinityIntent affinityType=1 mediaSearch=mediaType:1,reference:1"),
        ("i really hate this song", "INUpdateMediaAffinityIntent affinityType=2 mediaSearch=mediaType:1,reference:1"),
        ("I don't like this album", "INUpdateMediaAffinityIntent affinityType=2 mediaSearch=mediaType:2,reference:1"),
        ("thumbs up", "INUpdateMediaAffinityIntent affinityType=1 mediaSearch=reference:1"),
        (
            "i love Halo by Beyonce",
            "INUpdateMediaAffinityIntent affinityType=1 mediaSearch=artistName:'Beyonce',mediaName:'Halo'"
        ),
        ("find songs by Adele", "INSearchForMediaIntent mediaSearch=artistName:'Adele',mediaType:1"),
        ("search for the movie Casablanca", "INSearchForMediaIntent mediaSearch=mediaName:'Casablanca',mediaType:11"),
        ("find me some jazz albums", "INSearchForMediaIntent mediaSearch=genreNames:'jazz',mediaType:2"),
        ("look for podcasts about history", "INSearchForMediaIntent mediaSearch=mediaName:'history',mediaType:6"),
        ("show me the latest movies", "INSearchForMediaIntent mediaSearch=mediaType:11,sortOrder:1"),
    ]
}
