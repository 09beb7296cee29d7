import type { I18n } from '@lingui/core'
import { isLocale } from '@shop/domain/market/markets'
import { lineName } from '../line-text.ts'
import { pathName } from '../names/gap-name.ts'
import { countryName, localeName } from '../names/intl-name.ts'
import { storeFieldNames } from '../names/store-field-names.ts'
import { lineOfField } from './line-of-field.ts'

/** `name.de` */
const PATH = /^[a-z]\w*(?:\.\w+)*$/

/** What the log calls a field that was changed; one without a name of its own stays what the engine calls it. */
export function loggedFieldName(field: string, i18n: I18n): string {
  const names: Record<string, string> = {
    state: i18n.t({ id: 'logged.state', message: 'State' }),
    note: i18n.t({ id: 'logged.note', message: 'Note' }),
    amount: i18n.t({ id: 'logged.amount', message: 'Amount' }),
    given: i18n.t({ id: 'logged.given', message: 'In goods and money' }),
    open: i18n.t({ id: 'logged.open', message: 'Still open' }),
    limit: i18n.t({ id: 'logged.limit', message: 'Limit' }),
    request: i18n.t({ id: 'logged.request', message: 'Request' }),
    askedBy: i18n.t({ id: 'logged.askedBy', message: 'Asked for by' }),
    mail: i18n.t({ id: 'logged.mail', message: 'Mail' }),
    paper: i18n.t({ id: 'logged.paper', message: 'Paper' }),
    points: i18n.t({ id: 'logged.points', message: 'Points' }),
    country: i18n.t({ id: 'logged.country', message: 'Country' }),
    article: i18n.t({ id: 'logged.article', message: 'Article' }),
    variants: i18n.t({ id: 'logged.variants', message: 'Articles' }),
    price: i18n.t({ id: 'line.price', message: 'Price' }),
    before: i18n.t({ id: 'line.before', message: 'Struck price' }),
    validFrom: i18n.t({ id: 'logged.validFrom', message: 'From' }),
    target: i18n.t({ id: 'logged.target', message: 'Leads to' }),
    status: i18n.t({ id: 'logged.status', message: 'Kind of redirect' }),
    path: i18n.t({ id: 'logged.path', message: 'Address' }),
    leadsOn: i18n.t({ id: 'logged.leadsOn', message: 'The old address leads on' }),
    line: i18n.t({ id: 'logged.line', message: 'Line' }),
    phrases: i18n.t({ id: 'logged.phrases', message: 'Words' }),
    publishAt: i18n.t({ id: 'logged.publishAt', message: 'Goes out' }),
    releaseAt: i18n.t({ id: 'logged.publishAt', message: 'Goes out' }),
    isOn: i18n.t({ id: 'logged.isOn', message: 'Switched on' }),
    isPaused: i18n.t({ id: 'logged.isPaused', message: 'Paused' }),
    isReleased: i18n.t({ id: 'logged.isReleased', message: 'Released' }),
    isFinished: i18n.t({ id: 'logged.isFinished', message: 'Finished' }),
    further: i18n.t({ id: 'logged.further', message: 'Further changes' }),
    blocked: i18n.t({ id: 'logged.blocked', message: 'Blocked' }),
    address: i18n.t({ id: 'logged.path', message: 'Address' }),
    events: i18n.t({ id: 'logged.events', message: 'Events' }),
    roles: i18n.t({ id: 'logged.roles', message: 'Roles' }),
    swatch: i18n.t({ id: 'logged.swatch', message: 'Swatch' }),
    headline: i18n.t({ id: 'recall.headline', message: 'Headline' }),
    batch: i18n.t({ id: 'recall.batch', message: 'Batch or serial numbers' }),
    soldFrom: i18n.t({ id: 'recall.from', message: 'Sold from' }),
    soldUntil: i18n.t({ id: 'recall.until', message: 'Sold until' }),
    remedies: i18n.t({ id: 'recall.remedies', message: 'What buyers are offered' }),
    mails: i18n.t({ id: 'logged.mails', message: 'Mails' }),
    ...storeFieldNames(i18n),
  }
  const known = names[field]
  if (known !== undefined) return known
  if (isLocale(field)) return localeName(field, i18n)
  const line = lineOfField(field)
  if (line !== null) return `${line.key}, ${lineName(line, i18n)}`
  // An address or the number of an article is no path of a record.
  if (!PATH.test(field)) return field
  const [root = '', country = ''] = field.split('.')
  if (/^[A-Z]{2}$/.test(country) && names[root] !== undefined)
    return `${names[root]}, ${countryName(country, i18n)}`
  return pathName(field, i18n)
}
