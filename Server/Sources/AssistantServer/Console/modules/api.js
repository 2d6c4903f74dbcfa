// Requests to the server's API. The session is in a cookie that scripts cannot read; the header shows that our own pages ask.

export class ApiError extends Error {
  constructor(status, problem, retryAfter) {
    super([problem.title, problem.detail].filter(Boolean).join(" ") || `The server answered ${status}.`);
    this.status = status;
    this.kind = (problem.type ?? "").split(":").pop();
    this.retryAfter = retryAfter;
  }
}

export async function api(method, path, body) {
  const response = await fetch(`/v1/${path}`, {
    method, credentials: "same-origin",
    headers: { "X-Errand-Console": "1", ...(body === undefined || typeof body === "string" ? {} : { "Content-Type": "application/json" }) },
    body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
  });
  if (!response.ok) {
    const problem = await response.json().catch(() => ({}));
    throw new ApiError(response.status, problem, Number(response.headers.get("Retry-After")) || 0);
  }
  return response.status === 204 ? null : response.json();
}

/** What is not JSON, such as a scenario. */
export async function text(path) {
  const response = await fetch(`/v1/${path}`, { credentials: "same-origin", headers: { "X-Errand-Console": "1" } });
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})), 0);
  return response.text();
}

export const get = (path) => api("GET", path);
export const post = (path, body) => api("POST", path, body);
export const put = (path, body) => api("PUT", path, body);
export const remove = (path) => api("DELETE", path);

/** A name for a message, by which the server knows it when it is sent again. */
export function messageName() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Sends what must arrive once: repeats it under the same name until the server answers. */
export async function postUntilAnswered(path, body, isAway) {
  for (let delay = 400; ; delay = Math.min(delay * 2, 5000)) {
    try {
      const answer = await post(path, body);
      isAway(false);
      return answer;
    } catch (error) {
      const isBusy = error instanceof ApiError && (error.status === 429 || error.status === 503);
      if (error instanceof ApiError && !isBusy) throw error;
      isAway(!isBusy);
      await wait(isBusy && error.retryAfter ? error.retryAfter * 1000 : delay);
    }
  }
}
