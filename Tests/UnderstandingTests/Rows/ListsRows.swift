// Requests about notes, lists and reminders, with what they mean.
enum ListsRows {
    static let all: [(said: String, means: String)] = [
        ("create a note", "INCreateNoteIntent"),
        ("create a note that says buy milk", "INCreateNoteIntent content='buy milk'"),
        ("make a note about the meeting on friday", "INCreateNoteIntent content='the meeting on friday'"),
        ("take a note saying I parked on level 3", "INCreateNoteIntent content='I parked on level 3'"),
        ("start a new note called Travel plans", "INCreateNoteIntent title=Travel plans"),
        ("write down that the code is 1234", "INCreateNoteIntent content='the code is 1234'"),
        ("note to self call the bank", "INCreateNoteIntent content='call the bank'"),
        ("add call the plumber to my house note", "INAppendToNoteIntent content='call the plumber' targetNote=house"),
        ("append two more ideas to my travel note", "INAppendToNoteIntent content='two more ideas' targetNote=travel"),
        ("remind me to call mary", "INAddTasksIntent taskTitles=call mary"),
        (
            "remind me to call Mary tomorrow at 5",
            "INAddTasksIntent taskTitles=call Mary temporalEventTrigger=2026-3-5 17:00"
        ),
        (
            "remind me tomorrow at noon to water the plants",
            "INAddTasksIntent taskTitles=water the plants temporalEventTrigger=2026-3-5 12:00"
        ),
        ("remind me to buy milk and eggs", "INAddTasksIntent taskTitles=buy milk and eggs"),
        (
            "remind me in 20 minutes to take out the trash",
            "INAddTasksIntent taskTitles=take out the trash temporalEventTrigger=2026-3-4 10:20"
        ),
        (
            "remind me to feed the cat when I get home",
            "INAddTasksIntent spatialEventTrigger=at home taskTitles=feed the cat"
        ),
        (
            "remind me when I leave work to buy bread",
            "INAddTasksIntent spatialEventTrigger=leaving work taskTitles=buy bread"
        ),
        ("remind me about the dentist on friday", "INAddTasksIntent taskTitles=the dentist temporalEventTrigger=2026-3-6"),
        ("set a reminder", "INAddTasksIntent"),
        (
            "set a reminder to pay rent on march 31",
            "INAddTasksIntent taskTitles=pay rent temporalEventTrigger=2026-3-31"
        ),
        ("don't let me forget to lock the door", "INAddTasksIntent taskTitles=lock the door"),
        ("add milk to my shopping list", "INAddTasksIntent targetTaskList=shopping taskTitles=milk"),
        (
            "add milk, eggs and bread to my shopping list",
            "INAddTasksIntent targetTaskList=shopping taskTitles=milk & eggs & bread"
        ),
        ("put batteries on the grocery list", "INAddTasksIntent targetTaskList=groceries taskTitles=batteries"),
        ("add sunscreen to my beach list", "INAddTasksIntent targetTaskList=beach taskTitles=sunscreen"),
        ("put call the bank on my to-do list", "INAddTasksIntent targetTaskList=to do taskTitles=call the bank"),
        ("could you please add bananas to the list", "INAddTasksIntent taskTitles=bananas"),
        ("create a list called groceries", "INCreateTaskListIntent title=groceries"),
        ("make a new to do list", "INCreateTaskListIntent title=to do"),
        ("create a list", "INCreateTaskListIntent"),
        ("start a packing list", "INCreateTaskListIntent title=packing"),
        (
            "make a list named party with chips, soda and cups",
            "INCreateTaskListIntent taskTitles=chips & soda & cups title=party"
        ),
        ("mark buy milk as done", "INSetTaskAttributeIntent status=2 targetTask=buy milk"),
        ("check off water the plants", "INSetTaskAttributeIntent status=2 targetTask=water the plants"),
        ("mark the task pay rent as not done", "INSetTaskAttributeIntent status=1 targetTask=pay rent"),
        ("flag the reminder to call Mary", "INSetTaskAttributeIntent priority=2 targetTask=call Mary"),
        (
            "move the reminder about the dentist to friday at 3",
            "INSetTaskAttributeIntent targetTask=the dentist temporalEventTrigger=2026-3-6 15:00"
        ),
        ("show my notes", "INSearchForNotebookItemsIntent itemType=1"),
        ("find my notes about the wedding", "INSearchForNotebookItemsIntent content='the wedding' itemType=1"),
        ("what's on my shopping list", "INSearchForNotebookItemsIntent itemType=2 title=shopping"),
        ("read me my packing list", "INSearchForNotebookItemsIntent itemType=2 title=packing"),
        ("what reminders do I have", "INSearchForNotebookItemsIntent itemType=3"),
        ("do I have any reminders for tomorrow", "INSearchForNotebookItemsIntent dateTime=2026-3-5 itemType=3"),
        ("show me my completed tasks", "INSearchForNotebookItemsIntent itemType=3 status=2"),
        ("delete the reminder to call Mary", "INDeleteTasksIntent tasks=call Mary"),
        ("remove milk from my shopping list", "INDeleteTasksIntent taskList=shopping tasks=milk"),
        ("clear my shopping list", "INDeleteTasksIntent all=true taskList=shopping"),
        ("delete all my reminders", "INDeleteTasksIntent all=true"),
        ("snooze my reminder for ten minutes", "INSnoozeTasksIntent nextTriggerTime=2026-3-4 10:10"),
        ("snooze all reminders until tomorrow", "INSnoozeTasksIntent all=true nextTriggerTime=2026-3-5"),
    ]
}
