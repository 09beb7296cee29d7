import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { FetchedDocument } from '../../outgoing/fetch-document.ts'
import { UCP_VERSION } from './capabilities.ts'
import { UcpProblem } from './ucp-problem.ts'

const version = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))

const ProfileSchema = v.object({
  ucp: v.object({
    version,
    capabilities: v.optional(
      v.record(
        v.string(),
        v.array(
          v.object({
            version,
            /** Of orders: where the platform is notified of them. */
            config: v.optional(v.object({ webhook_url: v.optional(v.pipe(v.string(), v.maxLength(2000))) })),
          }),
        ),
      ),
      {},
    ),
    /** What the platform can pay with, by the name of the handler. */
    payment_handlers: v.optional(
      v.record(
        v.string(),
        // A handler that the shop does not know may look like nothing of the kind, and spoils nothing else.
        v.fallback(
          v.array(
            v.object({
              available_instruments: v.optional(
                v.array(
                  v.object({
                    type: v.string(),
                    constraints: v.optional(v.object({ brands: v.optional(v.array(v.string())) })),
                  }),
                ),
              ),
            }),
          ),
          [],
        ),
      ),
      {},
    ),
  }),
  signing_keys: v.optional(
    v.array(
      v.object({
        kid: v.string(),
        kty: v.string(),
        crv: v.optional(v.string()),
        x: v.optional(v.string()),
        y: v.optional(v.string()),
      }),
    ),
    [],
  ),
})
export type AgentProfile = v.InferOutput<typeof ProfileSchema>
/** As much of the payment handlers of a profile as their instruments are resolved by. */
export type OfferedHandlers = AgentProfile['ucp']['payment_handlers']

const SECONDS = { least: 60, most: 3600, failed: 30 }
/** A fixed footprint, however many profiles strangers name. */
const MOST_PROFILES = 500

type Kept = { profile: Promise<AgentProfile>; until: number }

/**
 * Reads the profiles that agents name, each once for as long as it may be kept; one that failed is not asked for again
 * at once.
 *
 * @throws UcpProblem, by the codes of the protocol
 * @see https://ucp.dev/2026-04-08/specification/overview, "Profile Requirements"
 */
export function agentProfiles(fetch: (address: string) => Promise<FetchedDocument>, now: () => Date) {
  const kept = new LRUCache<string, Kept>({ max: MOST_PROFILES })

  async function read(address: string, entry: Kept): Promise<AgentProfile> {
    const document = await fetch(address).catch((failure: Error) => {
      throw new UcpProblem(424, 'profile_unreachable', `${address} could not be read: ${failure.message}`)
    })
    if (document.status !== 200)
      throw new UcpProblem(424, 'profile_unreachable', `${address} answers ${document.status}, not 200.`)
    const parsed = v.safeParse(ProfileSchema, parsedJson(document.text))
    if (!parsed.success)
      throw new UcpProblem(
        422,
        'profile_malformed',
        `${address} is no profile: ${v.summarize(parsed.issues)}`,
      )
    const age = Math.min(Math.max(document.maxAgeSeconds ?? 0, SECONDS.least), SECONDS.most)
    entry.until = now().valueOf() + age * 1000
    return parsed.output
  }

  return async (header: string | null): Promise<AgentProfile> => {
    const address = profileAddress(header)
    const known = kept.get(address)
    const fresh = known && known.until > now().valueOf() ? known : null
    if (fresh) return supported(await fresh.profile)
    const entry: Kept = {
      until: now().valueOf() + SECONDS.failed * 1000,
      profile: Promise.reject(new Error('not read yet')),
    }
    entry.profile.catch(() => undefined)
    entry.profile = read(address, entry)
    kept.set(address, entry)
    return supported(await entry.profile)
  }
}

/** The address in `UCP-Agent: profile="https://…"`, a dictionary of structured fields (RFC 8941). */
export function profileAddress(header: string | null): string {
  const [, address] = /(?:^|[,\s])profile="([^"\\]{1,2000})"/.exec(header ?? '') ?? []
  if (address === undefined || !URL.canParse(address))
    throw new UcpProblem(
      400,
      'invalid_profile_url',
      'Every request names the profile of its agent: UCP-Agent: profile="https://agent.example/profile.json"',
    )
  return address
}

function supported(profile: AgentProfile): AgentProfile {
  if (profile.ucp.version < UCP_VERSION)
    throw new UcpProblem(
      422,
      'version_unsupported',
      `Version ${profile.ucp.version} is not spoken here. This shop speaks ${UCP_VERSION}.`,
    )
  return profile
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // no document at all is not the expected one either
  }
}
