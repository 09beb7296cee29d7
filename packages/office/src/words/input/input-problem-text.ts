import type { I18n } from '@lingui/core'
import type { InputProblem } from '@shop/api-client/office/command-outcome'
import { ownInputWords } from './own-input-words.ts'

/** What a recall says by itself, with the words that it does not take. */
const PLAYED_DOWN = /^"(.+)" plays the danger down/

/**
 * What is wrong with a field of what was sent, in the language of the office: by the sentence of its command where that says
 * more than its code, else by the code. An unknown code says as much as is certain.
 */
export function inputProblemText({ message, code, requirement }: InputProblem, i18n: I18n): string {
  const words = PLAYED_DOWN.exec(message)?.[1]
  if (words !== undefined)
    return i18n.t({
      id: 'recall.playedDown',
      message: '“{words}” plays the danger down, which no recall may do: leave it out.',
      values: { words },
    })
  const own = ownInputWords(i18n)[message]
  if (own !== undefined) return own
  // A shop of the release before says no code: its own sentence is all there is.
  return code === undefined ? message : codeText(code, requirement, i18n)
}

function codeText(code: string, requirement: number | undefined, i18n: I18n): string {
  switch (code) {
    case 'missing':
      return i18n.t({ id: 'input.empty', message: 'Fill this in.' })
    case 'min_length':
      return requirement === undefined || requirement < 2
        ? i18n.t({ id: 'input.empty', message: 'Fill this in.' })
        : i18n.t({
            id: 'input.short',
            message: 'At least {least, plural, one {# character} other {# characters}}.',
            values: { least: requirement },
          })
    case 'max_length':
      return i18n.t({
        id: 'input.long',
        message: 'At most {most, plural, one {# character} other {# characters}}.',
        values: { most: requirement ?? 0 },
      })
    case 'min_items':
      return i18n.t({
        id: 'input.few',
        message: 'Choose at least {least}.',
        values: { least: requirement ?? 1 },
      })
    case 'max_items':
      return i18n.t({
        id: 'input.many',
        message: 'At most {most} are possible here.',
        values: { most: requirement ?? 0 },
      })
    // Amounts come in minor units: the number itself would mislead.
    case 'min_value':
    case 'gt_value':
      return i18n.t({ id: 'input.little', message: 'This is too little.' })
    case 'max_value':
    case 'lt_value':
      return i18n.t({ id: 'input.much', message: 'This is too much.' })
    case 'number':
      return i18n.t({ id: 'input.number', message: 'Write a number.' })
    case 'integer':
    case 'safe_integer':
      return i18n.t({ id: 'input.whole', message: 'Write a whole number.' })
    case 'email':
      return i18n.t({ id: 'input.email', message: 'This is no e-mail address.' })
    case 'iso_date':
      return i18n.t({ id: 'input.day', message: 'Choose a day.' })
    case 'iso_timestamp':
      return i18n.t({ id: 'input.moment', message: 'Choose a day and a time.' })
    case 'length':
    case 'regex':
    case 'digits':
    case 'starts_with':
      return i18n.t({ id: 'input.form', message: 'This is not written as it has to be.' })
    default:
      return i18n.t({ id: 'input.other', message: 'This cannot be used here.' })
  }
}
