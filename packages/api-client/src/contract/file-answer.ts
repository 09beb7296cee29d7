import * as v from 'valibot'

/** A file instead of JSON: the web server sends its bytes, to be shown in the browser or kept under its name. */
export const FileAnswerSchema = v.object({
  fileName: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
  mediaType: v.picklist(['application/pdf', 'image/jpeg', 'text/calendar; charset=utf-8']),
  bytes: v.instance(Uint8Array<ArrayBuffer>),
})
export type FileAnswer = v.InferOutput<typeof FileAnswerSchema>

/** Whether the body of an answer is a file. */
export function isFileAnswer(body: unknown): body is FileAnswer {
  return v.is(FileAnswerSchema, body)
}
