import Intents

public final class IntentHandler: INExtension {
    public override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is INListCarsIntent, is INGetCarPowerLevelStatusIntent: CarStatusHandler()
        case is INGetCarLockStatusIntent, is INSetCarLockStatusIntent: LockHandler()
        case is INActivateCarSignalIntent: SignalHandler()
        case is INSetClimateSettingsInCarIntent: ClimateHandler()
        case is INSetDefrosterSettingsInCarIntent: DefrosterHandler()
        case is INSetSeatSettingsInCarIntent: SeatHandler()
        default: nil
        }
    }
}
