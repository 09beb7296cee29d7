import type { I18n } from '@lingui/core'
import { text } from '@shop/content/fields'
import { FORM_FIELD_KINDS } from '@shop/domain/contact/form-field'
import type { MessageFormField } from '@shop/ui/message-form/message-field'
import * as v from 'valibot'
import { filledText, flag, option, rows } from '../fields/block-fields.ts'

/** Most fields of one form. */
const MOST_FIELDS = 30

/** The fields of an editor's form, each a row. A name is what the mail of customer service is not shown: `[a-z0-9_]`. */
export const formFields = v.pipe(
  rows({
    name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/, 'write a name such as order_number')),
    kind: v.picklist(FORM_FIELD_KINDS),
    label: filledText,
    hint: text,
    required: flag(false),
    /** Choices of `select` and `radio`, one a line. */
    options: v.pipe(
      text,
      v.transform((lines) =>
        [...new Set(lines.split('\n').map((line) => line.trim()))].filter((line) => line !== ''),
      ),
    ),
    /** What a hidden field says. */
    value: text,
    width: option(['whole', 'half'], 'whole'),
  }),
  v.transform((all) => all.slice(0, MOST_FIELDS)),
)
type EditorsField = v.InferOutput<typeof formFields>[number]

const AUTO_COMPLETE = new Map([
  ['email', 'email'],
  ['first_name', 'given-name'],
  ['last_name', 'family-name'],
  ['phone', 'tel'],
] as const)

/** What every message has by itself, when it is asked for in its own kind. */
const OWN_KINDS: ReadonlyMap<string, EditorsField['kind']> = new Map([
  ['first_name', 'name'],
  ['last_name', 'name'],
  ['order_number', 'orderNumber'],
  ['message', 'textarea'],
])
/** Names that the sending of a message, or the language itself, has taken. */
const TAKEN: ReadonlySet<string> = new Set([
  ...OWN_KINDS.keys(),
  'email',
  'topic',
  'subject',
  'answers',
  'website',
  'constructor',
])

/** An editor may call a field what he likes: a choice that is called `message` is an answer, and not the message. */
function sentName({ name, kind }: EditorsField): string {
  return TAKEN.has(name) && OWN_KINDS.get(name) !== kind ? `${name}_field` : name
}

/**
 * The fields as the form asks for them: names only once, a choice without choices not at all. A form without an e-mail
 * address gets one, to answer to.
 */
export function askedFields(fields: readonly EditorsField[], i18n: I18n): MessageFormField[] {
  const known = new Set<string>()
  const address = fields.find(({ kind }) => kind === 'email')
  const asked = fields.flatMap((field) => {
    const name = field === address ? 'email' : sentName(field)
    const isChoice = field.kind === 'select' || field.kind === 'radio'
    if (known.has(name)) return []
    if (isChoice && field.options.length === 0) return []
    known.add(name)
    return [{ ...shown(field, i18n), name, required: field.required || field === address }]
  })
  if (address) return asked
  return [
    ...asked,
    {
      name: 'email',
      kind: 'email' as const,
      label: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }),
      hint: i18n.t({ id: 'contact.emailHint', message: 'Dorthin antworten wir Ihnen.' }),
      required: true,
      options: [],
      autoComplete: 'email',
    },
  ]
}

function shown(field: EditorsField, i18n: I18n): MessageFormField {
  const { name, kind, label, hint, required, options, value, width } = field
  const autoComplete = [...AUTO_COMPLETE].find(([own]) => own === name || own === kind)?.[1]
  return {
    name,
    kind,
    label,
    required,
    options: options.map((one) => ({ value: one, label: one })),
    isHalf: width === 'half',
    ...(hint === '' ? {} : { hint }),
    ...(value === '' ? {} : { value }),
    ...(autoComplete ? { autoComplete } : {}),
    ...(kind === 'select' ? { placeholder: i18n.t({ id: 'address.choose', message: 'Bitte wählen' }) } : {}),
  }
}
