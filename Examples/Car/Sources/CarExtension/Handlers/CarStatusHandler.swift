import Intents

/// Tells which cars there are and how far they can go.
final class CarStatusHandler: NSObject, INListCarsIntentHandling, INGetCarPowerLevelStatusIntentHandling {
    func handle(intent: INListCarsIntent) async -> INListCarsIntentResponse {
        do throws(GarageError) {
            let response = INListCarsIntentResponse(code: .success, userActivity: nil)
            response.cars = try Garage.open().cars().map { INCar($0) }
            return response
        } catch {
            error.log(in: "handle(ListCars)")
            return INListCarsIntentResponse(code: .failure, userActivity: nil)
        }
    }

    func resolveCarName(for intent: INGetCarPowerLevelStatusIntent) async -> INSpeakableStringResolutionResult {
        CarMatch.resolution(of: intent.carName, in: "resolveCarName(GetCarPowerLevelStatus)")
    }

    func handle(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse {
        do throws(GarageError) {
            let car = try Garage.change(intent.carName)
            let response = INGetCarPowerLevelStatusIntentResponse(code: .success, userActivity: .showing(car))
            response.carIdentifier = car.id
            response.distanceRemaining = Measurement(value: car.range, unit: .kilometers)
            response.maximumDistance = Measurement(value: car.fullRange, unit: .kilometers)
            guard let capacity = car.batteryCapacity else {
                response.fuelPercentRemaining = Float(car.energy)
                return response
            }
            response.chargePercentRemaining = Float(car.energy)
            response.charging = car.isCharging
            response.minutesToFull = car.minutesToLimit
            response.currentBatteryCapacity = Measurement(
                value: (car.energy * capacity * 10).rounded() / 10, unit: .kilowattHours)
            response.maximumBatteryCapacity = Measurement(value: capacity, unit: .kilowattHours)
            response.activeConnector = car.isPluggedIn ? .mennekes : nil
            return response
        } catch {
            error.log(in: "handle(GetCarPowerLevelStatus)")
            return INGetCarPowerLevelStatusIntentResponse(code: .failure, userActivity: nil)
        }
    }
}

extension INCar {
    fileprivate convenience init(_ car: SimulatedCar) {
        self.init(
            carIdentifier: car.id, displayName: car.name, year: String(car.year), make: car.make, model: car.model, color: nil,
            headUnit: nil, supportedChargingConnectors: car.batteryCapacity == nil ? [] : [.mennekes, .ccs2])
    }
}
