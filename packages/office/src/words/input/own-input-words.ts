import type { I18n } from '@lingui/core'

/** Words of the office for sentences that a command says of its input by itself, by the sentence; the table is walked by a test. */
export function ownInputWords(i18n: I18n): Readonly<Record<string, string>> {
  return {
    ...storeWords(i18n),
    ...generalWords(i18n),
    ...salesWords(i18n),
    ...goodsWords(i18n),
    ...settingWords(i18n),
  }
}

function storeWords(i18n: I18n): Record<string, string> {
  return {
    'is no id: a-z, 0-9 and hyphens': i18n.t({
      id: 'input.storeId',
      message: 'Small letters, figures and hyphens alone.',
    }),
    'holds a character that is none of a text': i18n.t({
      id: 'input.noText',
      message: 'It holds a character that is none of a text.',
    }),
    'is no time such as 09:30': i18n.t({ id: 'input.time', message: 'Write a time as 09:30.' }),
    'A store closes later than it opens.': i18n.t({
      id: 'input.storeHours',
      message: 'A store closes later than it opens.',
    }),
    'Each day stands there once.': i18n.t({ id: 'input.dayTwice', message: 'Each day stands there once.' }),
    'This is no ZIP code of the country.': i18n.t({
      id: 'input.zip',
      message: 'This is no postcode of the country.',
    }),
    'A store keeps its short name.': i18n.t({
      id: 'input.storeName',
      message: 'A store keeps its short name.',
    }),
  }
}

function generalWords(i18n: I18n): Record<string, string> {
  const daysTurned = i18n.t({ id: 'input.daysTurned', message: 'The last day lies before the first.' })
  return {
    'This field cannot be edited here: it comes with an import.': i18n.t({
      id: 'input.noEdit',
      message: 'This field cannot be edited here: it comes with an import.',
    }),
    'A field is written as name.de.': i18n.t({
      id: 'input.fieldName',
      message: 'A field is written as name.de.',
    }),
    'The last day lies before the first.': daysTurned,
    'The last day is not before the first.': daysTurned,
    'The last day lies before the first: choose one that is the same or later.': i18n.t({
      id: 'input.daysChoose',
      message: 'The last day lies before the first: choose one that is the same or later.',
    }),
    'Choose at most 366 days: more would be slow, and no chart could show them.': i18n.t({
      id: 'input.manyDays',
      message: 'Choose at most 366 days: more would be slow, and no chart could show them.',
    }),
    'This day is in no calendar.': i18n.t({ id: 'input.noDay', message: 'This day is in no calendar.' }),
    'Say why: whoever has asked reads it.': i18n.t({
      id: 'input.whyAsked',
      message: 'Say why: whoever has asked reads it.',
    }),
    'Name the system in 1 to 60 letters, digits, spaces, dots and hyphens.': i18n.t({
      id: 'input.systemName',
      message: 'Name the system in 1 to 60 letters, digits, spaces, dots and hyphens.',
    }),
    'A token lasts at least a day.': i18n.t({
      id: 'input.tokenShort',
      message: 'A token lasts at least a day.',
    }),
    'A token lasts at most 1098 days: make a new one then.': i18n.t({
      id: 'input.tokenLong',
      message: 'A token lasts at most 1098 days: make a new one then.',
    }),
    'The code has six digits.': i18n.t({ id: 'input.sixDigits', message: 'The code has six digits.' }),
    'Each item is named once.': i18n.t({ id: 'input.itemTwice', message: 'Each item is named once.' }),
    'Each place is named once.': i18n.t({ id: 'input.placeTwice', message: 'Each place is named once.' }),
    'Say which version was on the screen.': i18n.t({
      id: 'input.noVersion',
      message: 'Load the page anew: it is not known what was on the screen.',
    }),
  }
}

function salesWords(i18n: I18n): Record<string, string> {
  return {
    'A discount in percent lies between 1 and 100.': i18n.t({
      id: 'input.percent',
      message: 'A discount in percent lies between 1 and 100.',
    }),
    'The schedule ends before it begins.': i18n.t({
      id: 'input.schedule',
      message: 'The schedule ends before it begins.',
    }),
    'Tiers have different ids.': i18n.t({ id: 'input.tiers', message: 'Each tier has a name of its own.' }),
    'needsCode means codes of its own: leave out code.': i18n.t({
      id: 'input.needsCode',
      message: 'Where each shopper has a code of their own, there is none for all: leave it out.',
    }),
    'variantIds names what can be chosen, and is empty when the cheapest are reduced.': i18n.t({
      id: 'input.variantIds',
      message: 'Articles are named where shoppers choose one, and none where the cheapest is reduced.',
    }),
    'A code has 3 to 40 letters, digits and dashes.': i18n.t({
      id: 'input.code',
      message: 'A code has 3 to 40 letters, digits and dashes.',
    }),
    'A prefix has up to 16 letters and digits.': i18n.t({
      id: 'input.prefix',
      message: 'A prefix has up to 16 letters and digits.',
    }),
    'At most 10000 codes at once.': i18n.t({
      id: 'input.manyCodes',
      message: 'At most 10000 codes at once.',
    }),
    'Ask for at least one.': i18n.t({ id: 'input.codesLeast', message: 'Ask for at least one.' }),
    'Ask for at most 10000 at a time.': i18n.t({
      id: 'input.codesMost',
      message: 'Ask for at most 10000 at a time.',
    }),
    'A gift card is worth 1000.00 at most.': i18n.t({
      id: 'input.cardMost',
      message: 'A gift card is worth 1000.00 at most.',
    }),
    'Say how much it is worth.': i18n.t({ id: 'input.cardWorth', message: 'Say how much it is worth.' }),
    'The amount lies between 0.01 and 1000.00, such as 25.00.': i18n.t({
      id: 'input.amountBetween',
      message: 'The amount lies between 0.01 and 1000.00, such as 25.00.',
    }),
    'The amount is more than nothing.': i18n.t({
      id: 'input.amountMore',
      message: 'The amount is more than nothing.',
    }),
    'More than nothing.': i18n.t({ id: 'input.amountMoreToo', message: 'The amount is more than nothing.' }),
    'A tracking number has 4 to 40 letters, digits, dots and hyphens.': i18n.t({
      id: 'input.tracking',
      message: 'A tracking number has 4 to 40 letters, digits, dots and hyphens.',
    }),
    'A place has letters, digits, spaces, dots, slashes and hyphens.': i18n.t({
      id: 'input.shelf',
      message: 'A place has letters, digits, spaces, dots, slashes and hyphens.',
    }),
    'The number of a reservation is written R-4821-0937-55.': i18n.t({
      id: 'input.reservation',
      message: 'The number of a reservation is written R-4821-0937-55.',
    }),
  }
}

function goodsWords(i18n: I18n): Record<string, string> {
  return {
    'A colour is written as #8fa98b; a pattern stands alone.': i18n.t({
      id: 'input.colour',
      message: 'A colour is written as #8fa98b; a pattern stands alone.',
    }),
    'A filter comes once.': i18n.t({ id: 'input.filterTwice', message: 'A filter comes once.' }),
    'A variant that the product does not have cannot be put in.': i18n.t({
      id: 'input.foreignVariant',
      message: 'A variant that the product does not have cannot be put in.',
    }),
    'Each variant has an article number of its own.': i18n.t({
      id: 'input.variantNumber',
      message: 'Each variant has an article number of its own.',
    }),
    'Each variant stands there once.': i18n.t({
      id: 'input.variantTwice',
      message: 'Each variant stands there once.',
    }),
    'An EAN has 8, 12, 13 or 14 figures, of which the last follows from the others.': i18n.t({
      id: 'input.ean',
      message: 'An EAN has 8, 12, 13 or 14 figures, of which the last follows from the others.',
    }),
    'Letters and figures without hyphens, one figure at least: it stands in the address.': i18n.t({
      id: 'input.articleNumber',
      message: 'Letters and figures without hyphens, one figure at least: it stands in the address.',
    }),
    'Letters, figures, dots, hyphens and underscores, at most 64.': i18n.t({
      id: 'input.variantKey',
      message: 'Letters, figures, dots, hyphens and underscores, at most 64.',
    }),
    'Two capital letters, as DE.': i18n.t({ id: 'input.country', message: 'Two capital letters, as DE.' }),
    'names one of them twice': i18n.t({ id: 'input.remedyTwice', message: 'Each remedy is named once.' }),
    'products or variants have to say what is recalled': i18n.t({
      id: 'input.recalledNothing',
      message: 'Say which products are recalled.',
    }),
    'remedies: buyers choose between at least two of them, unless singleRemedyReason says why that is impossible or out of proportion':
      i18n.t({
        id: 'input.remedyChoice',
        message:
          'Buyers choose between at least two remedies, unless it is said why that is impossible or out of proportion.',
      }),
    'singleRemedyReason belongs to a single remedy, and buyers are offered a choice': i18n.t({
      id: 'input.remedyReason',
      message: 'A reason belongs to a single remedy, and buyers are offered a choice.',
    }),
    'soldUntil: the last day is not before the first': i18n.t({
      id: 'input.soldUntil',
      message: 'The last day lies before the first.',
    }),
  }
}

function settingWords(i18n: I18n): Record<string, string> {
  return {
    'Each category stands there once.': i18n.t({
      id: 'input.categoryTwice',
      message: 'Each category stands there once.',
    }),
    'A category is named by the last part of its address.': i18n.t({
      id: 'input.categoryName',
      message: 'A category is named by the last part of its address.',
    }),
    'Each step begins higher and costs less.': i18n.t({
      id: 'input.steps',
      message: 'Each step begins higher and costs less.',
    }),
    'A step begins above nothing.': i18n.t({ id: 'input.stepZero', message: 'A step begins above nothing.' }),
    'One line, without < and >.': i18n.t({ id: 'input.oneLine', message: 'One line, without < and >.' }),
    'Write the number with its country, as +49 40 123456.': i18n.t({
      id: 'input.phone',
      message: 'Write the number with its country, as +49 40 123456.',
    }),
    'At least one day.': i18n.t({ id: 'input.dayLeast', message: 'At least one day.' }),
    'At most 100 days.': i18n.t({ id: 'input.daysMost', message: 'At most 100 days.' }),
    'At most 13 days: what takes longer is said in weeks.': i18n.t({
      id: 'input.daysWeeks',
      message: 'At most 13 days: what takes longer is said in weeks.',
    }),
    'The law grants 14 days: say as many, or more.': i18n.t({
      id: 'input.lawDays',
      message: 'The law grants 14 days: say as many, or more.',
    }),
    'Nobody is paid for a delivery: say 0 or more.': i18n.t({
      id: 'input.negative',
      message: 'Nobody is paid for a delivery: say 0 or more.',
    }),
    'This is more than 1000: look at the decimal point.': i18n.t({
      id: 'input.over1000',
      message: 'This is more than 1000: look at the decimal point.',
    }),
    'This is more than 5000: look at the decimal point.': i18n.t({
      id: 'input.over5000',
      message: 'This is more than 5000: look at the decimal point.',
    }),
    'This is more than 100000: look at the decimal point.': i18n.t({
      id: 'input.over100000',
      message: 'This is more than 100000: look at the decimal point.',
    }),
  }
}
