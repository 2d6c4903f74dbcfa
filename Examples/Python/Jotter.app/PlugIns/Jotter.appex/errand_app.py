"""Speaks Errand's protocol for a program of an app; Documentation/ExtensionProtocol.md describes it.

Everything runs in one thread: a handler that takes long delays other calls. One that cannot answer at once returns None and
calls call.answer() later, from another call or from a function given to App.after().
"""
import collections, heapq, itertools, select, socket, struct, sys, time, traceback
import extension_pb2 as wire

VERSION, LARGEST_FRAME, EMPTY = 1, 32 << 20, wire.Empty()
NOT_HANDLED = wire.Answer(not_handled=EMPTY)


class Failure(Exception):
    """Raised by a handler to fail the call with one of the protocol's codes and a message for the developer."""

    def __init__(self, code, message):
        super().__init__(message)
        self.answer = wire.Answer(failed=wire.Failure(code=code, message=message))


# Values ------------------------------------------------------------------------------------------------------------------------

def pack(value):
    """A value of the protocol. A message of it, such as DateComponents, is passed as it is."""
    kinds = ((bool, "boolean"), (int, "integer"), (float, "number"), (str, "text"), (bytes, "data"),
             (wire.Record, "record"), (wire.DateComponents, "date_components"))
    if isinstance(value, list):
        return wire.Value(list=wire.List(values=map(pack, value)))
    return next((wire.Value(**{name: value}) for kind, name in kinds if isinstance(value, kind)), value)


def unpack(value):
    """What a value of the protocol holds; records and dates remain messages of the protocol."""
    kind = value.WhichOneof("kind")
    return [unpack(element) for element in value.list.values] if kind == "list" else kind and getattr(value, kind)


def record(type, **fields):
    """A record; fields that are None are left out."""
    return wire.Record(type=type, fields={name: pack(value) for name, value in fields.items() if value is not None})


def get(value, *path):
    """The value at a path of fields in a record; None if there is none."""
    for name in path:
        if not isinstance(value, wire.Record) or name not in value.fields:
            return None
        value = unpack(value.fields[name])
    return value


def success(value):
    return wire.Resolution(success=pack(value))


def needs_value():
    return wire.Resolution(needs_value=EMPTY)


def not_required():
    return wire.Resolution(not_required=EMPTY)


def disambiguation(values):
    return wire.Resolution(disambiguation=wire.List(values=map(pack, values)))


def unsupported(reason=None):
    return wire.Resolution(unsupported=EMPTY, reason=reason)


# Calls -------------------------------------------------------------------------------------------------------------------------

class Call:
    """A call of a handler's method. Its attributes: method (resolve, options, confirm, handle), name (the parameter's), intent,
    request, and operation, which is the same when a request is delivered again and must be carried out once."""

    def __init__(self, app, id, message):
        self.app, self.id, self.intent, self.request = app, id, message.intent, message.request
        self.method, self.state = message.WhichOneof("method"), "open"
        self.name = message.resolve or message.options
        self.search, self.or_default = message.search, message.or_default
        self.operation = message.handle

    def answer(self, result, is_end=True):
        """Answers with what a handler returns. After an answer in progress, or a missed deadline, it is the operation's outcome."""
        if self.state == "open":
            self.app.send(self.id, answer=self.packed(result))
            self.state = "closed" if is_end or self.method != "handle" else "unfinished"
        elif self.state == "unfinished":
            self.state = "closed" if is_end else self.state
            if is_end:
                self.app.event(self.request, outcome=wire.Outcome(operation=self.operation, answer=self.packed(result)))
        else:
            self.app.event(self.request, remark=f"{self.method} of {self.intent.type} was answered more than once")

    def give_up(self, why):
        """Answers a call that nobody waits for any longer. How an operation ends can still be reported."""
        if self.state == "open":
            self.answer(Failure("deadlineExceeded", f"{self.method} of {self.intent.type} {why}").answer, is_end=False)

    def packed(self, result):
        if isinstance(result, wire.Resolution):
            return wire.Answer(resolved=wire.Resolutions(resolutions=[result]))
        if isinstance(result, wire.Record):
            return wire.Answer(responded=result)
        if isinstance(result, list) and self.method == "resolve":
            return wire.Answer(resolved=wire.Resolutions(resolutions=result, is_list=True))
        return wire.Answer(options=wire.List(values=map(pack, result))) if isinstance(result, list) else result


class App:
    """Handlers by intent: objects with the methods resolve_<parameter>(call), options_<parameter>(call), confirm(call),
    handle(call), report(query), start_updates(call) and stop_updates(call), each of which may be missing but handle. report
    says what became of query.operation, a call to handle that was cut off: the response that it had or would have had,
    NOT_HANDLED if it has had no effect, or None if that is not known."""

    def __init__(self, handlers):
        # Only the host's socket arrives on standard input.
        self.handlers, self.socket, self.buffer = handlers, socket.socket(fileno=0), bytearray()
        self.waiting, self.timers, self.numbers = collections.deque(), [], itertools.count(1)
        self.open, self.followed = {}, {}

    def handler(self, intent):
        return self.handlers.get(intent.type)

    def launch(self):
        """The app is to run."""

    def continue_activity(self, activity):
        """Whether the app accepts a record of the type NSUserActivity."""
        return False

    def after(self, seconds, function):
        """Calls a function later."""
        heapq.heappush(self.timers, (time.monotonic() + seconds, next(self.numbers), function))

    def ask(self, **service):
        """The host's reply to a service request, such as ask(contacts=EMPTY)."""
        id = next(self.numbers)
        self.send(id, service_request=wire.ServiceRequest(**service))
        while True:
            message = self.receive()
            if message.WhichOneof("body") == "service_reply" and message.id == id:
                return message.service_reply
            self.waiting.append(message)

    def event(self, request="", **kind):
        """Tells the host something unprompted, such as event(request, remark="...")."""
        self.send(0, event=wire.Event(request=request, **kind))

    def update(self, request, response):
        """Sends an update of a request, if the host follows it."""
        if request in self.followed:
            self.event(request, update=response)

    # The connection

    def send(self, id, **body):
        frame = wire.ExtensionMessage(id=id, **body).SerializeToString()
        self.socket.sendall(struct.pack(">I", len(frame)) + frame)

    def receive(self, until=None):
        """The next message of the host; None if there is none until that time. Ends the program with the connection."""
        while True:
            length = struct.unpack(">I", self.buffer[:4])[0] if len(self.buffer) >= 4 else 0
            if length > LARGEST_FRAME:
                sys.exit(f"a message claims {length} bytes, and at most {LARGEST_FRAME} are allowed")
            if len(self.buffer) >= 4 + length:
                message = wire.HostMessage.FromString(bytes(self.buffer[4:4 + length]))
                del self.buffer[:4 + length]
                return message
            if until is not None and not select.select([self.socket], [], [], max(0, until - time.monotonic()))[0]:
                return None
            piece = self.socket.recv(1 << 16)
            if not piece:
                sys.exit(0)
            self.buffer += piece

    def run(self):
        """Serves the host until it ends the connection."""
        self.hello = self.receive().hello
        self.send(0, ready=wire.Ready(version=VERSION))
        if self.hello.version != VERSION:
            sys.exit(f"the host speaks version {self.hello.version} of the protocol, this program version {VERSION}")
        while True:
            while self.timers and self.timers[0][0] <= time.monotonic():
                heapq.heappop(self.timers)[2]()
            message = self.waiting.popleft() if self.waiting else self.receive(self.timers[0][0] if self.timers else None)
            if message:
                self.take(message.WhichOneof("body"), message)

    def take(self, kind, message):
        if kind == "cancel":
            call = self.open.pop(message.id, None)
            return call and call.give_up("was cancelled")
        if kind == "call":
            call = Call(self, message.id, message.call)
            result = self.served(lambda: self.method(call)(call))
            if result is not None:
                return call.answer(result)
            if call.state == "open":
                self.open[call.id] = call
                self.after(message.call.deadline_milliseconds / 1000, lambda: self.expire(call))
        elif message.id:
            self.send(message.id, answer=self.served(lambda: self.accept(kind, message)))

    def report(self, query):
        """What became of an operation. Nothing is handled for this."""
        handler = self.handler(query.intent)
        result = handler.report(query) if hasattr(handler, "report") else None
        if result is None:
            raise Failure("outcomeUnknown", f"what became of the operation of {query.intent.type} is not known")
        return wire.Answer(responded=result) if isinstance(result, wire.Record) else result

    def expire(self, call):
        if self.open.pop(call.id, None):
            call.give_up("missed its deadline")

    def served(self, serve):
        """What a function of the app returns; the failure that it raises is logged, too."""
        try:
            return serve()
        except Failure as failure:
            return failure.answer
        except Exception as error:
            traceback.print_exc()
            return Failure("badReply", f"{type(error).__name__}; the app's log says more").answer

    def method(self, call):
        if call.intent.type not in self.hello.intents:
            raise Failure("undeclaredIntent", f"{call.intent.type} is not in the app's list of intents; add it to Info.plist")
        handler = self.handler(call.intent)
        if handler is None:
            raise Failure("noHandler", f"there is no handler for {call.intent.type}")
        if not hasattr(handler, "handle"):
            raise Failure("wrongHandler", f"the handler of {call.intent.type} has no method 'handle'")
        name = f"{call.method}_{call.name}" if call.name else call.method
        return getattr(handler, name, lambda call: wire.Answer(not_implemented=EMPTY))

    def accept(self, kind, message):
        """Serves what is answered with accepted."""
        if kind == "start_updates":
            updates = message.start_updates
            handler = self.handler(updates.intent)
            if not hasattr(handler, "start_updates"):
                raise Failure("unavailable", f"the handler of {updates.intent.type} sends no updates")
            self.followed[updates.request] = handler
            handler.start_updates(updates)
        elif kind == "stop_updates":
            handler = self.followed.pop(message.stop_updates.request, None)
            if hasattr(handler, "stop_updates"):
                handler.stop_updates(message.stop_updates)
        elif kind == "launch":
            self.launch()
        elif kind == "report_operation":
            return self.report(message.report_operation)
        elif kind == "continue_activity":
            return wire.Answer(accepted=self.continue_activity(message.continue_activity))
        else:
            raise Failure("badRequest", "the program does not know this kind of message; build it again")
        return wire.Answer(accepted=True)
