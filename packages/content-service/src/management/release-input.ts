import { zonedMoment } from '@shop/domain/market/zoned-moment'
import * as v from 'valibot'
import { Refusal } from '../json-answer.ts'
import { flag } from './input/story-input.ts'

const NO_MOMENT = 'a moment is written as 2026-12-01T08:00:00.000Z, or as 2026-12-01 09:00 in its timezone'
/** As the protocol writes it: a clock without a zone. */
const CLOCK = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::\d{2})?$/

const timezone = v.pipe(
  v.string(),
  v.check(isTimezone, 'no time zone is called so; they are called as Europe/Berlin'),
)

const Fields = v.object({
  name: v.exactOptional(
    v.pipe(v.string(), v.trim(), v.minLength(1, 'say what it is called'), v.maxLength(100)),
  ),
  release_at: v.exactOptional(v.nullable(v.string())),
  timezone: v.exactOptional(v.nullable(timezone)),
  lock_version: v.exactOptional(v.number()),
  do_release: v.optional(flag, false),
})
const Wrapped = v.object({
  release: v.optional(Fields, {}),
  do_release: v.optional(flag, false),
  force_update: v.optional(flag, false),
})

/** What may be said of a release; stages, readers and whoever is to be notified are left out. */
export type ReleaseInput = {
  name?: string
  /** A moment in UTC; null for none. */
  releaseAt?: string | null
  timezone?: string
  lockVersion?: number
  isReleased: boolean
  isForced: boolean
}

/** Reads `{ release, do_release, force_update }`. Throws a 422 that names the field and what is wrong with it. */
export function releaseInput(body: unknown, knownZone: string): ReleaseInput {
  const parsed = v.safeParse(Wrapped, body)
  if (!parsed.success) {
    const words = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`)
    throw new Refusal(422, words.join('; '))
  }
  const { release, do_release, force_update: isForced } = parsed.output
  const zone = release.timezone ?? knownZone
  return {
    isReleased: do_release || release.do_release,
    isForced,
    timezone: zone,
    ...(release.name === undefined ? {} : { name: release.name }),
    ...(release.lock_version === undefined ? {} : { lockVersion: release.lock_version }),
    ...(release.release_at === undefined ? {} : { releaseAt: momentIn(release.release_at, zone) }),
  }
}

function momentIn(text: string | null, zone: string): string | null {
  if (text === null || text === '') return null
  const [, day, clock] = CLOCK.exec(text) ?? []
  const moment = day === undefined ? isoMoment(text) : zonedMoment(`${day}T${clock}`, zone)
  if (moment === null) throw new Refusal(422, `release.release_at: ${NO_MOMENT}`)
  return moment
}

function isoMoment(text: string): string | null {
  const at = v.safeParse(v.pipe(v.string(), v.isoTimestamp()), text)
  return at.success ? new Date(text).toISOString() : null
}

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
