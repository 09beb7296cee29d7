const JSON_TYPE = /\bjson\b/i

/**
 * A fetch whose answers are JSON and come in time, whatever the service does: the whole answer has to be there within
 * the deadline, not only its first line, and a page of HTML (an overloaded gateway, a wrong address) becomes a JSON
 * answer with the same status, so that the official client retries a 429 and reports the rest.
 *
 * @see integrations §2.2 "HTML 429"
 */
export function serviceFetch(fetching: typeof fetch, deadlineMs: number): typeof fetch {
  return async (input, init) => {
    const deadline = AbortSignal.timeout(deadlineMs)
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline
    const response = await inTime(fetching(input, { ...init, signal }), signal, deadlineMs)
    const text = await inTime(response.text(), signal, deadlineMs)

    const type = response.headers.get('content-type') ?? 'no type'
    if (JSON_TYPE.test(type)) {
      const { status, statusText, headers } = response
      return new Response(status === 204 ? null : text, { status, statusText, headers: plain(headers) })
    }
    const status = response.ok ? 502 : response.status
    return Response.json({ error: `The answer was ${type} instead of JSON` }, { status })
  }
}

/** What `text()` has unpacked already must not be announced as packed. */
function plain(headers: Headers): Headers {
  const unpacked = new Headers(headers)
  unpacked.delete('content-encoding')
  unpacked.delete('content-length')
  return unpacked
}

/** Some fetches hear no signal while a body comes in. */
async function inTime<Value>(work: Promise<Value>, signal: AbortSignal, deadlineMs: number): Promise<Value> {
  let stop = () => {}
  const late = new Promise<never>((_, reject) => {
    stop = () => reject(new Error(`No whole answer within ${deadlineMs} ms`))
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work, late])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
