/**
 * The body of an answer, at most so many bytes: a service outside may send without an end.
 *
 * @throws Error with the sentence `tooMuch` for more
 */
export async function limitedBytes(
  response: Response,
  { mostBytes, tooMuch }: { mostBytes: number; tooMuch: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new Error(tooMuch)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
