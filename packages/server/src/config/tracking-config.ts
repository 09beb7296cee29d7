import { isTagManagerId, tagManagerIdMessage } from '@shop/domain/analytics/tag-manager-id'
import type { ShopSetup } from '@shop/domain/shop/shop-setup'
import * as v from 'valibot'

const origin = (name: string) =>
  v.pipe(
    v.string(),
    v.url(`${name} has to be a full address such as https://tags.example`),
    v.transform((text) => new URL(text).origin),
  )
const address = (name: string) =>
  v.pipe(v.string(), v.url(`${name} has to be a full address such as https://partner.example/script.js`))

const digits = (name: string) => v.pipe(v.string(), v.regex(/^\d{1,10}$/, `${name} has to be a number`))

/** The variables that say who may get data once shoppers agree. */
export const trackingVariables = {
  CONSENT_BANNER: v.exactOptional(v.picklist(['on', 'off'], 'CONSENT_BANNER has to be on or off')),
  TAG_MANAGER_ID: v.exactOptional(v.string()),
  TAG_MANAGER_ORIGIN: v.exactOptional(origin('TAG_MANAGER_ORIGIN')),
  TAG_MANAGER_HOSTS: v.exactOptional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((host) => host.trim())),
      v.array(
        v.pipe(
          v.string(),
          v.regex(
            /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/,
            'TAG_MANAGER_HOSTS has to be a list of origins such as https://*.google-analytics.com',
          ),
        ),
      ),
    ),
  ),
  ECONDA_SCRIPT: v.exactOptional(v.string()),
  ECONDA_ORIGIN: v.exactOptional(origin('ECONDA_ORIGIN')),
  VOUCHER_PARTNER_SCRIPT: v.exactOptional(address('VOUCHER_PARTNER_SCRIPT')),
  VOUCHER_PARTNER_SOURCE: v.exactOptional(digits('VOUCHER_PARTNER_SOURCE')),
  VOUCHER_PARTNER_MEDIUM: v.exactOptional(digits('VOUCHER_PARTNER_MEDIUM')),
  ERROR_REPORTS: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:log|https?:\/\/\w+@.+\/\d+)$/,
        'ERROR_REPORTS has to be "log" or a DSN such as https://key@errors.example/1',
      ),
    ),
  ),
}

type Values = v.InferOutput<ReturnType<typeof schema>>
const schema = () => v.object(trackingVariables)

/** Who gets data once a shopper agrees, and which hosts a page may talk to because of it. */
export type TrackingConfig = {
  /** null: no consent is asked for, and nothing optional works. */
  setup: Omit<ShopSetup, 'recommendations'> | null
  /** File behind `/scripts/econda.js`. */
  econdaScript: string | null
  /** `log`, a DSN, or null for none. */
  errorReports: string | null
  /** Origins whose scripts run, beside our own; exactly what is configured. */
  scriptHosts: string[]
  /** Origins that those scripts talk to, ask pictures of and frame. */
  connectHosts: string[]
  /** What an operator has to know although the shop works. */
  problems: string[]
}

const GOOGLE = 'https://www.googletagmanager.com'

/**
 * Reads the tracking variables. An invalid tag manager id disables the tag manager and not the shop: it is logged, with
 * a guess at what was meant.
 *
 * @see spec §5 "a tag-manager id", §8 "Invalid tag-manager id"
 */
export function trackingConfigOf(values: Values): TrackingConfig {
  const isOn = values.CONSENT_BANNER !== 'off'
  const id = values.TAG_MANAGER_ID ?? null
  const idProblem = id === null ? null : tagManagerIdMessage(id)
  const tagManager =
    isOn && id !== null && isTagManagerId(id) ? { id, origin: values.TAG_MANAGER_ORIGIN ?? GOOGLE } : null
  const script = isOn ? values.VOUCHER_PARTNER_SCRIPT : undefined
  const voucherPartner =
    script === undefined
      ? null
      : {
          script,
          source: values.VOUCHER_PARTNER_SOURCE ?? '',
          medium: values.VOUCHER_PARTNER_MEDIUM ?? '',
        }
  const econdaScript = isOn ? (values.ECONDA_SCRIPT ?? null) : null
  const voucherOrigin = script === undefined ? [] : [new URL(script).origin]
  const tagHosts = tagManager ? [tagManager.origin, ...(values.TAG_MANAGER_HOSTS ?? [])] : []
  const econdaHosts = econdaScript !== null && values.ECONDA_ORIGIN ? [values.ECONDA_ORIGIN] : []

  return {
    setup: isOn
      ? {
          tagManager,
          econda: econdaScript !== null,
          errorReports: values.ERROR_REPORTS !== undefined,
          voucherPartner,
        }
      : null,
    econdaScript,
    errorReports: isOn ? (values.ERROR_REPORTS ?? null) : null,
    scriptHosts: [...tagHosts, ...voucherOrigin],
    connectHosts: [...tagHosts, ...econdaHosts, ...voucherOrigin],
    problems: idProblem === null ? [] : [`TAG_MANAGER_ID: ${idProblem} No tag manager is loaded.`],
  }
}
