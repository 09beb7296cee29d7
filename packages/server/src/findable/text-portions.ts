const CHUNK_CHARACTERS = 32_768

/** A text in pieces that are worth sending: small ones travel together. */
export async function* inPortions(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let portion = ''
  for await (const part of parts) {
    portion += part
    if (portion.length < CHUNK_CHARACTERS) continue
    yield portion
    portion = ''
  }
  if (portion !== '') yield portion
}
