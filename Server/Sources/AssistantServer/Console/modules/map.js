import { h } from "./dom.js";

const [width, height, margin] = [320, 180, 42];
const car = "M-9 3v-3l2-5q.6-1.5 2.200-1.5h9.600q1.600 0 2.200 1.5l2 5v3zM-9 2v4h3.200v-2M9 2v4h-3.200v-2M-6.500-1h13";

/** A drawn map of places in their positions to each other, north up, which can be moved to where they are now. */
export class DrawnMap {
  /** Of a ride's places, the first two are its ends and the third is the vehicle. */
  constructor(pins, isRide) {
    this.isRide = isRide && pins.length > 1;
    const places = located(pins);
    this.project = projection(places);
    this.vehicle = null;
    this.drawing = h("svg", { class: "map", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": this.words(places) });
    this.element = h("figure", { class: "map-frame" }, this.drawing, this.legend(places));
    this.draw(places);
  }

  words(places) { return `A map: ${places.map((pin) => pin.title ?? "a place").join("; ")}`; }

  isVehicle(index) { return this.isRide && index === 2; }

  draw(places) {
    this.drawing.append(...streets(this.project));
    const points = places.map((pin) => this.project(pin.coordinate));
    this.ends = points.slice(0, 2);
    if (this.isRide) {
      this.drawing.append(h("path", { class: "route", d: arc(points[0], points[1]) }));
      if (points[2]) this.drawing.append(this.approach = h("path", { class: "approach", d: arc(points[2], points[0], 0.12) }));
    }
    const taken = [];
    points.forEach((point, index) => {
      if (this.isVehicle(index)) return;
      const { x, y } = apart(point, taken);
      this.drawing.append(h("g", { class: "pin", transform: `translate(${x} ${y})` },
        h("circle", { r: 11 }), h("text", { y: 4, "text-anchor": "middle" }, this.isRide ? "AB"[index] : String(index + 1))));
    });
    if (this.isRide && points[2]) {
      this.vehicle = h("g", { class: "vehicle" }, h("circle", { r: 14 }), h("path", { d: car }));
      this.drawing.append(this.vehicle);
      this.place(points[2]);
    }
    this.drawing.append(...scale(this.project));
  }

  /** Beside a pin, the vehicle stands above its place, so that both can be seen. */
  place({ x, y }) {
    const isCovering = this.ends.some((end) => Math.hypot(end.x - x, end.y - y) < 20);
    this.vehicle.style.setProperty("transform", `translate(${x}px, ${isCovering ? y - 24 : y}px)`);
  }

  /** Moves the vehicle. Returns whether the places are otherwise those that are drawn. */
  move(pins) {
    const places = located(pins);
    if (!this.vehicle || places.length !== 3) return false;
    const point = this.project(places[2].coordinate);
    this.place(point);
    this.approach.setAttribute("d", arc(point, this.project(places[0].coordinate), 0.12));
    return point.x > 4 && point.y > 4 && point.x < width - 4 && point.y < height - 4;
  }

  legend(places) {
    return h("figcaption", {}, h("ul", { class: "legend" }, places.map((pin, index) => h("li", {},
      h("span", { class: this.isVehicle(index) ? "mark vehicle" : "mark", "aria-hidden": "true" },
        this.isVehicle(index) ? h("svg", { viewBox: "-12 -10 24 20" }, h("path", { d: car })) : this.isRide ? "AB"[index] : String(index + 1)),
      h("span", {}, pin.title ?? "a place")))));
  }
}

function located(pins) {
  return pins.filter((pin) => Number.isFinite(pin.coordinate?.latitude) && Number.isFinite(pin.coordinate?.longitude));
}

/** How coordinates become points: all places on the map, degrees of longitude as short as they are there. */
function projection(places) {
  const middle = places.reduce((sum, pin) => sum + pin.coordinate.latitude, 0) / Math.max(places.length, 1);
  const squeeze = Math.max(Math.cos((middle * Math.PI) / 180), 0.01);
  const flat = ({ latitude, longitude }) => ({ x: longitude * squeeze, y: -latitude });
  const points = places.map((pin) => flat(pin.coordinate));
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const factor = Math.min((width - 2 * margin) / Math.max(right - left, 0.004), (height - 2 * margin) / Math.max(bottom - top, 0.004));
  const project = (coordinate) => {
    const point = flat(coordinate);
    return { x: width / 2 + (point.x - (left + right) / 2) * factor, y: height / 2 + (point.y - (top + bottom) / 2) * factor };
  };
  // Points to a degree of latitude, which has 111.2 km.
  project.degree = factor;
  return project;
}

/** A net of lines, so that distances can be compared; it is no real street. */
function streets(project) {
  const step = niceKilometres(project) / 111.2 * project.degree;
  const lines = [];
  for (let x = (width / 2) % step; x < width; x += step) lines.push(h("line", { class: "street", x1: x, x2: x, y1: 0, y2: height }));
  for (let y = (height / 2) % step; y < height; y += step) lines.push(h("line", { class: "street", x1: 0, x2: width, y1: y, y2: y }));
  return lines;
}

/** A round number of kilometres that is about a sixth of the map. */
function niceKilometres(project) {
  const about = (width / 6 / project.degree) * 111.2;
  const power = 10 ** Math.floor(Math.log10(about));
  return power * (about / power >= 5 ? 5 : about / power >= 2 ? 2 : 1);
}

function scale(project) {
  const kilometres = niceKilometres(project);
  const long = (kilometres / 111.2) * project.degree;
  return [
    h("path", { class: "scale", d: `M${width - 12 - long} ${height - 13}v4h${long}v-4` }),
    h("text", { class: "scale-text", x: width - 12 - long / 2, y: height - 15, "text-anchor": "middle" }, kilometres >= 1 ? `${kilometres} km` : `${Math.round(kilometres * 1000)} m`),
  ];
}

function arc(from, to, bend = 0.18) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2 - dy * bend} ${(from.y + to.y) / 2 + dx * bend} ${to.x} ${to.y}`;
}

/** Neighbours stand beside each other, so that each can be read. */
function apart(point, taken) {
  let { x, y } = point;
  while (taken.some((other) => Math.hypot(other.x - x, other.y - y) < 24)) x += 12;
  taken.push({ x, y });
  return { x, y };
}
