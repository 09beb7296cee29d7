import type * as v from 'valibot'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call: `open` needs no session, `session` makes one when there is none,
 * `customer` needs a signed-in customer.
 */
export type Rights = 'open' | 'session' | 'customer'

/** One call of the API: the only place that knows its method, path, input and answer. */
export type Call<
  Input extends v.GenericSchema = v.GenericSchema,
  Answer extends v.GenericSchema = v.GenericSchema,
> = {
  readonly name: string
  readonly method: Method
  /** Path with `{name}` parts, always with a trailing slash. */
  readonly path: string
  readonly rights: Rights
  /** Path parts, query and JSON body, merged into one object. */
  readonly input: Input
  readonly answer: Answer
  /** HTTP status of a success. */
  readonly status: 200 | 201 | 202 | 204
  /** How long a success of an open call may be cached publicly; 0 for never. */
  readonly cacheSeconds: number
  /** The body is a file of at most so many bytes, which becomes `bytes` of the input; 0 for a call that carries JSON. */
  readonly bodyBytes: number
}

type Definition<Input extends v.GenericSchema, Answer extends v.GenericSchema> = Omit<
  Call<Input, Answer>,
  'status' | 'rights' | 'cacheSeconds' | 'bodyBytes'
> & { status?: Call['status']; rights?: Rights; cacheSeconds?: number; bodyBytes?: number }

/**
 * Defines a call. Path parts, query and body share one flat input, so a name may be used in one of them only.
 *
 * @see spec §7, product §3
 */
export function defineCall<Input extends v.GenericSchema, Answer extends v.GenericSchema>(
  definition: Definition<Input, Answer>,
): Call<Input, Answer> {
  return { status: 200, rights: 'open', cacheSeconds: 0, bodyBytes: 0, ...definition }
}

export type InputOf<C extends Call> = v.InferInput<C['input']>
export type ParsedInputOf<C extends Call> = v.InferOutput<C['input']>
export type AnswerOf<C extends Call> = v.InferOutput<C['answer']>

export type CallOptions = {
  /** Gives the call up; what it had to say is then thrown away. Only useful for calls that change nothing. */
  signal?: AbortSignal
  /** Told once the request is on its way, where it has one: what keeps the processor busy may wait for that. */
  onSent?: () => void
}

/** How calls are made: in process on the server, over HTTP in the browser. */
export type Api = <C extends Call>(call: C, input: InputOf<C>, options?: CallOptions) => Promise<AnswerOf<C>>
