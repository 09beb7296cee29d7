import * as v from 'valibot'

/** What goes over the wire: `from` is the process that says it, which does not listen to itself. */
const Notice = v.object({ from: v.string(), topic: v.string(), message: v.string() })
export type Notice = v.InferOutput<typeof Notice>

/** PostgreSQL carries 8000 bytes. */
const MOST_BYTES = 7900

/** @throws for a message that is too long to be carried: a notice says where to look, and not what is there */
export function noticeText(notice: Notice): string {
  const text = JSON.stringify(notice)
  if (Buffer.byteLength(text) > MOST_BYTES)
    throw new NoticeTooLong(
      `A notice about ${notice.topic} has ${Buffer.byteLength(text)} bytes, more than ${MOST_BYTES}: name what has changed, and let the others read it.`,
    )
  return text
}

/** The caller's mistake, and no outage. */
export class NoticeTooLong extends Error {
  override readonly name = 'NoticeTooLong'
}

/** Null for what is no notice of ours: the channel is open to everybody who may use the server. */
export function parsedNotice(text: string): Notice | null {
  try {
    const parsed = v.safeParse(Notice, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
