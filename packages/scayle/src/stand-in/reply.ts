/** What the stand-in answers; no body for 204, a script in place of JSON. */
export type Reply = { status: number; body?: unknown; script?: string }

/** An error as SCAYLE says it. */
export function refused(status: number, message: string): Reply {
  return { status, body: { code: status, message } }
}

export function ok(body: unknown, status = 200): Reply {
  return { status, body }
}
