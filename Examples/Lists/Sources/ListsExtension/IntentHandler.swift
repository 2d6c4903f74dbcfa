import Intents

public final class IntentHandler: INExtension {
    public override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is INAddTasksIntent: AddTasksHandler()
        case is INCreateTaskListIntent: CreateListHandler()
        case is INSetTaskAttributeIntent: ChangeTaskHandler()
        case is INDeleteTasksIntent: DeleteTasksHandler()
        case is INSnoozeTasksIntent: SnoozeHandler()
        case is INSearchForNotebookItemsIntent: SearchHandler()
        case is INCreateNoteIntent: CreateNoteHandler()
        case is INAppendToNoteIntent: AppendToNoteHandler()
        default: nil
        }
    }
}
