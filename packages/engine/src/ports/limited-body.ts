import { limitedBytes } from './limited-bytes.ts'

/**
 * The body of an answer as text, at most so many bytes.
 *
 * @throws Error with the sentence `tooMuch` for more
 */
export async function limitedBody(
  response: Response,
  limits: { mostBytes: number; tooMuch: string },
): Promise<string> {
  return new TextDecoder().decode(await limitedBytes(response, limits))
}
