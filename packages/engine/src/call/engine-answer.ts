/** What is answered to a call, whatever carries it. */
export type EngineAnswer = {
  status: number
  /** JSON: the answer of the call, or a problem document from status 400 on. */
  body: unknown
  /** The session cookie to set, `ended` to remove it, null to leave it alone. */
  cookie: { token: string; maxAgeSeconds: number } | 'ended' | null
  /** What the browser keeps of the accounts that signed in on it; absent to leave it alone. @see knownDevice */
  deviceMarks?: string
  /** Further headers, as `retry-after`. */
  headers: Record<string, string>
}
