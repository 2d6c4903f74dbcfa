// Requests as people type them, with what they mean; see Summary for the short forms.
enum WorkoutsRows {
    static let all: [(said: String, means: String)] = [
        ("start a workout", "INStartWorkoutIntent"),
        ("start a 5 kilometre run", "INStartWorkoutIntent goalValue=5000 workoutGoalUnitType=2 workoutName=run"),
        ("start a 5k run", "INStartWorkoutIntent goalValue=5000 workoutGoalUnitType=2 workoutName=run"),
        ("start a run", "INStartWorkoutIntent workoutName=run"),
        (
            "go for a 30 minute indoor cycle",
            "INStartWorkoutIntent goalValue=30 workoutGoalUnitType=7 workoutLocationType=2 workoutName=cycle"
        ),
        ("begin an outdoor walk", "INStartWorkoutIntent workoutLocationType=1 workoutName=walk"),
        ("start an open ended swim", "INStartWorkoutIntent isOpenEnded=true workoutName=swim"),
        ("i want to go for a run", "INStartWorkoutIntent workoutName=run"),
        ("let's go for a jog", "INStartWorkoutIntent workoutName=run"),
        ("start running", "INStartWorkoutIntent workoutName=run"),
        ("run for 20 minutes", "INStartWorkoutIntent goalValue=20 workoutGoalUnitType=7 workoutName=run"),
        ("walk 3 miles", "INStartWorkoutIntent goalValue=3 workoutGoalUnitType=4 workoutName=walk"),
        ("start a yoga session", "INStartWorkoutIntent workoutName=yoga"),
        ("start a yoga workout for half an hour", "INStartWorkoutIntent goalValue=0.5 workoutGoalUnitType=8 workoutName=yoga"),
        ("start a 200 calorie walk", "INStartWorkoutIntent goalValue=200 workoutGoalUnitType=10 workoutName=walk"),
        ("do hills for 40 minutes", "INStartWorkoutIntent goalValue=40 workoutGoalUnitType=7 workoutName=#hill"),
        ("start hill repeats with FitLog", "INStartWorkoutIntent @fit workoutName=#hill"),
        ("begin my workout", "INStartWorkoutIntent"),
        ("track my bike ride", "INStartWorkoutIntent workoutName=cycle"),
        ("go for a swim", "INStartWorkoutIntent workoutName=swim"),
        (
            "start an indoor run for 10 kilometres",
            "INStartWorkoutIntent goalValue=10000 workoutGoalUnitType=2 workoutLocationType=2 workoutName=run"
        ),
        ("do an hour of yoga", "INStartWorkoutIntent goalValue=1 workoutGoalUnitType=8 workoutName=yoga"),
        (
            "start a 10 mile hike outdoors",
            "INStartWorkoutIntent goalValue=10 workoutGoalUnitType=4 workoutLocationType=1 workoutName=hike"
        ),
        ("I'd like to start rowing", "INStartWorkoutIntent workoutName=rowing"),
        ("I'm going for a run", "INStartWorkoutIntent workoutName=run"),
        ("record a walk", "INStartWorkoutIntent workoutName=walk"),
        ("start a strength training workout", "INStartWorkoutIntent workoutName=strength training"),
        ("start a half hour run", "INStartWorkoutIntent goalValue=0.5 workoutGoalUnitType=8 workoutName=run"),
        ("work out for 45 minutes", "INStartWorkoutIntent goalValue=45 workoutGoalUnitType=7"),
        ("pause my workout", "INPauseWorkoutIntent"),
        ("pause workout", "INPauseWorkoutIntent"),
        ("pause my run", "INPauseWorkoutIntent workoutName=run"),
        ("take a break from my workout", "INPauseWorkoutIntent"),
        ("resume my workout", "INResumeWorkoutIntent"),
        ("continue the workout", "INResumeWorkoutIntent"),
        ("unpause my run", "INResumeWorkoutIntent workoutName=run"),
        ("cancel my workout", "INCancelWorkoutIntent"),
        ("discard this workout", "INCancelWorkoutIntent"),
        ("end my workout", "INEndWorkoutIntent"),
        ("stop the workout", "INEndWorkoutIntent"),
        ("finish my run", "INEndWorkoutIntent workoutName=run"),
        ("i'm done working out", "INEndWorkoutIntent"),
    ]
}
