import type { I18n } from '@lingui/core'
import type { CodedRefusal, RefusalCode } from '@shop/api-client/office/refusal'
import { ORDER_STATES } from '@shop/domain/order/order'
import { money } from '../format.ts'
import { addressFieldName } from '../names/address-field-name.ts'
import { pathName } from '../names/gap-name.ts'
import { countryName, languageName, localeName } from '../names/intl-name.ts'
import { stateName } from '../names/state-name.ts'
import { inboxRefusals } from './inbox-refusals.ts'
import { systemRefusals } from './system-refusals.ts'

/** Why a command was refused, in the words of the office; what has no code stays the engine's English sentence. */
export function refusalText(
  { reason, coded }: { reason: string; coded: CodedRefusal | null },
  i18n: I18n,
): string {
  if (coded === null) return reason
  return missingPictureWords(coded, i18n) ?? textsOf(valuesOf(coded.params, i18n), i18n)[coded.code]
}

/** What a field of the catalogue calls `images.0.alt.fr`, in words; null for every other refusal. */
function missingPictureWords({ code, params }: CodedRefusal, i18n: I18n): string | null {
  const [, index, language] = /^images\.(\d+)\.alt\.([a-z]{2})$/.exec(String(params.field ?? '')) ?? []
  if (code !== 'productWrong' || index === undefined || language === undefined) return null
  return i18n.t({
    id: 'refusal.pictureWords',
    message: 'Say what picture {number} shows, in {language} too: screen readers read it out.',
    values: { number: Number(index) + 1, language: languageName(language, i18n) },
  })
}

/** What a sentence names, in the words of the office: states, countries, fields and amounts. */
function valuesOf(params: CodedRefusal['params'], i18n: I18n): Record<string, string> {
  const written = ([name, value]: [string, string | number]): [string, string] => {
    if (name === 'amount' || name === 'besides')
      return [name, money(Number(value), String(params.currency), i18n.locale)]
    if (name === 'country') return [name, countryName(String(value), i18n)]
    if (name === 'locale') return [name, localeName(String(value), i18n)]
    if (name === 'locales')
      return [
        name,
        String(value)
          .split(', ')
          .map((locale) => localeName(locale, i18n))
          .join(' · '),
      ]
    if (name === 'fields') return [name, fieldNames(String(value), i18n)]
    if (name === 'field') return [name, pathName(String(value), i18n)]
    const state = ORDER_STATES.find((one) => one === value)
    return [name, state === undefined ? String(value) : stateName(state, i18n)]
  }
  return Object.fromEntries(Object.entries(params).map(written))
}

function fieldNames(paths: string, i18n: I18n): string {
  return paths
    .split(' ')
    .map((path) => addressFieldName(path, i18n))
    .join(', ')
}

/** A sentence for each code: whoever adds a code is asked for its words by the compiler. */
function textsOf(values: Record<string, string>, i18n: I18n): Record<RefusalCode, string> {
  return {
    staffKnown: i18n.t({
      id: 'refusal.staffKnown',
      message: '{email} works here already: reset the password, or let them in again.',
      values,
    }),
    staffUnknown: i18n.t({
      id: 'refusal.staffUnknown',
      message: 'Nobody with the address {email} works here.',
      values,
    }),
    staffSelf: i18n.t({
      id: 'refusal.staffSelf',
      message: 'Nobody changes their own roles or access: ask somebody else to do it.',
      values,
    }),
    lastOwner: i18n.t({
      id: 'refusal.lastOwner',
      message: '{email} is the last owner: make somebody else an owner first.',
      values,
    }),
    ownersOnly: i18n.t({
      id: 'refusal.ownersOnly',
      message: 'Only an owner changes who is an owner.',
      values,
    }),
    returnUnknown: i18n.t({
      id: 'refusal.returnUnknown',
      message: 'Order {number} has no return {return}.',
      values,
    }),
    returnReceived: i18n.t({
      id: 'refusal.returnReceived',
      message: 'Return {return} has been received before.',
      values,
    }),
    returnRefunded: i18n.t({
      id: 'refusal.returnRefunded',
      message: 'The money of return {return} went back before.',
      values,
    }),
    exchangeAwaited: i18n.t({
      id: 'refusal.exchangeAwaited',
      message:
        'What order {number} was sent for has not come back yet. Its money goes back when it does, or on proof that it was sent.',
      values,
    }),
    exchangeGift: i18n.t({
      id: 'refusal.exchangeGift',
      message:
        'Order {number} went to the owner of a gift list. Refund the return, and have something else ordered.',
      values,
    }),
    exchangeKind: i18n.t({
      id: 'refusal.exchangeKind',
      message:
        '{name} cannot be sent in exchange: no gift cards, downloads, pre-orders and personalised articles.',
      values,
    }),
    exchangeNotSold: i18n.t({
      id: 'refusal.exchangeNotSold',
      message: 'This article is not sold in the country of the order.',
    }),
    exchangeSoldOut: i18n.t({
      id: 'refusal.exchangeSoldOut',
      message: 'Of {name} only {quantity} can be had.',
      values,
    }),
    exchangeTax: i18n.t({
      id: 'refusal.exchangeTax',
      message:
        '{name} is taxed at another rate than {other}, so the invoice would be wrong. Refund the return, and have it ordered anew.',
      values,
    }),
    exchangeDearer: i18n.t({
      id: 'refusal.exchangeDearer',
      message:
        '{name} costs {amount} more than was paid, and an exchange asks nobody for money. Refund the return, and have it ordered anew.',
      values,
    }),
    returnTooMany: i18n.t({
      id: 'refusal.returnTooMany',
      message: 'No more than {quantity} of it can come back with this: count again.',
      values,
    }),
    returnNothing: i18n.t({
      id: 'refusal.returnNothing',
      message: 'Order {number} expects nothing back: take it back unannounced.',
      values,
    }),
    returnNotLeft: i18n.t({
      id: 'refusal.returnNotLeft',
      message: '{name} is not at the shopper, or is announced already: receive the return.',
      values,
    }),
    deductionRight: i18n.t({
      id: 'refusal.deductionRight',
      message: 'Only somebody who may move money decides what is kept of it.',
      values,
    }),
    deductionReason: i18n.t({
      id: 'refusal.deductionReason',
      message: 'Say why something is kept of the money.',
      values,
    }),
    noStuckPoints: i18n.t({
      id: 'refusal.noStuckPoints',
      message: 'Order {number} has no points that could be posted again.',
      values,
    }),
    orderUnknown: i18n.t({ id: 'refusal.orderUnknown', message: 'There is no order {number}.', values }),
    paperUnknown: i18n.t({
      id: 'refusal.paperUnknown',
      message: 'Order {number} has no such paper.',
      values,
    }),
    stateForbids: i18n.t({
      id: 'refusal.stateForbids',
      message: 'Order {number} is “{state}” and cannot become “{to}”.',
      values,
    }),
    itemsForbid: i18n.t({
      id: 'refusal.itemsForbid',
      message:
        'Some of these items of order {number} have gone on meanwhile. Load the order anew, and choose again.',
      values,
    }),
    carrierUnknown: i18n.t({
      id: 'refusal.carrierUnknown',
      message: 'Order {number} goes to {country}. Choose one of those who drive there: {carriers}.',
      values,
    }),
    pickTooMany: i18n.t({
      id: 'refusal.pickTooMany',
      message: 'Order {number} takes {quantity} of it: put back what is too many.',
      values,
    }),
    pickNotWaiting: i18n.t({
      id: 'refusal.pickNotWaiting',
      message: 'This item of order {number} is “{state}”: put it back on its shelf.',
      values,
    }),
    articleUnknown: i18n.t({
      id: 'refusal.articleUnknown',
      message: 'There is no such article any more. Load the list anew.',
      values,
    }),
    productUnknown: i18n.t({
      id: 'refusal.productUnknown',
      message: 'There is no such product any more. Load the list anew.',
      values,
    }),
    productWrong: i18n.t({
      id: 'refusal.productWrong',
      message: '“{field}” cannot be saved so: {reason}',
      values,
    }),
    pastMoment: i18n.t({
      id: 'refusal.pastMoment',
      message: 'This moment has passed. Plan a later one, or change the price now.',
      values,
    }),
    mayNotBeOffered: i18n.t({
      id: 'refusal.mayNotBeOffered',
      message: 'It may not be offered in this country. Its page says what is missing.',
      values,
    }),
    slipsNone: i18n.t({
      id: 'refusal.slipsNone',
      message: 'Nothing of these orders goes into a box: they are cancelled, or downloads.',
      values,
    }),
    wholeOnly: i18n.t({
      id: 'refusal.wholeOnly',
      message: 'Order {number} is not paid yet: it can only be cancelled as a whole.',
      values,
    }),
    advanceUnpaid: i18n.t({
      id: 'refusal.advanceUnpaid',
      message: 'Order {number} is paid in advance, and no money has come. Note the payment first.',
      values,
    }),
    paymentCalledOff: i18n.t({
      id: 'refusal.paymentCalledOff',
      message:
        'Order {number} is not paid: its payment was cancelled at the provider. Cancel the order, or agree on another way to pay.',
      values,
    }),
    refundedInFull: i18n.t({
      id: 'refusal.refundedInFull',
      message:
        'Order {number} was refunded in full: nothing of it leaves. Cancel what was not packed, and take back what was.',
      values,
    }),
    goodsRecalled: i18n.t({
      id: 'refusal.goodsRecalled',
      message:
        'Order {number} holds recalled goods, item {goods}: they stay here. Cancel them, which refunds them, or take them back if they are packed, and send the rest by itself; or lift the recall.',
      values,
    }),
    nothingOpen: i18n.t({
      id: 'refusal.nothingOpen',
      message: 'Order {number} has nothing open to be paid.',
      values,
    }),
    paidByProvider: i18n.t({
      id: 'refusal.paidByProvider',
      message: 'Order {number} is paid through {provider}, which reports by itself what came.',
      values,
    }),
    neverPaid: i18n.t({
      id: 'refusal.neverPaid',
      message: 'Nobody has paid order {number}, so nothing can go back.',
      values,
    }),
    nothingLeft: i18n.t({
      id: 'refusal.nothingLeft',
      message: 'Order {number} has nothing left to give back.',
      values,
    }),
    tooMuchBack: i18n.t({
      id: 'refusal.tooMuchBack',
      message: 'Order {number} has only {amount} left to give back.',
      values,
    }),
    cancelInstead: i18n.t({
      id: 'refusal.cancelInstead',
      message:
        'Something of order {number} has not left yet. Cancel it instead, which refunds it; what is left afterwards can be given back.',
      values,
    }),
    chargedBack: i18n.t({
      id: 'refusal.chargedBack',
      message:
        'A bank has taken {amount} of order {number} back, so the shopper has this money already. At most {besides} can go back besides.',
      values,
    }),
    cardsBought: i18n.t({
      id: 'refusal.cardsBought',
      message:
        'Order {number} has bought gift cards, which would go on working: at most {amount} can go back besides them. Give everything back to stop them, or cancel their items.',
      values,
    }),
    cardsSpent: i18n.t({
      id: 'refusal.cardsSpent',
      message: 'Order {number} has bought gift cards that were used already. Their money cannot go back.',
      values,
    }),
    reservationUnknown: i18n.t({
      id: 'refusal.reservationUnknown',
      message: 'There is no reservation {number}.',
      values,
    }),
    reservationOver: i18n.t({
      id: 'refusal.reservationOver',
      message: 'Reservation {number} waits no more: it was collected, given back, or its time has run out.',
      values,
    }),
    addressUnpaid: i18n.t({
      id: 'refusal.addressUnpaid',
      message: 'Order {number} waits for its payment: its address can change once it is paid.',
      values,
    }),
    addressTooLate: i18n.t({
      id: 'refusal.addressTooLate',
      message:
        'Order {number} is “{state}”: its address can change only before the warehouse has it. Ask the carrier to redirect the parcel.',
      values,
    }),
    addressDownload: i18n.t({
      id: 'refusal.addressDownload',
      message: 'Order {number} is a download: nothing is sent anywhere.',
      values,
    }),
    addressPickupPoint: i18n.t({
      id: 'refusal.addressPickupPoint',
      message:
        'Order {number} goes to {place}, which its shopper has chosen: cancel it and let it be ordered anew.',
      values,
    }),
    addressOtherCountry: i18n.t({
      id: 'refusal.addressOtherCountry',
      message:
        'Order {number} was sold to {country}: prices, taxes and carriers are those of that country. Cancel it and let it be ordered anew.',
      values,
    }),
    addressSame: i18n.t({ id: 'refusal.addressSame', message: 'Order {number} goes there already.', values }),
    addressWrong: i18n.t({
      id: 'refusal.addressWrong',
      message: 'This is no address in {country}. Look at: {fields}.',
      values,
    }),
    noRecipient: i18n.t({
      id: 'refusal.noRecipient',
      message: 'Nobody is known any more to whom order {number} belonged.',
      values,
    }),
    neverConfirmed: i18n.t({
      id: 'refusal.neverConfirmed',
      message: 'Order {number} was never confirmed, so it has no such mail.',
      values,
    }),
    nothingSent: i18n.t({
      id: 'refusal.nothingSent',
      message: 'Nothing of order {number} has been sent.',
      values,
    }),
    contentAway: i18n.t({
      id: 'refusal.contentAway',
      message:
        'The pages cannot be changed from here. The shop needs CONTENT_MANAGEMENT_ENDPOINT, CONTENT_MANAGEMENT_TOKEN and CONTENT_SPACE_ID.',
      values,
    }),
    storyUnknown: i18n.t({
      id: 'refusal.storyUnknown',
      message: 'This page is not there any more: look it up in the list.',
      values,
    }),
    storyBroken: i18n.t({
      id: 'refusal.storyBroken',
      message: 'Some blocks could not be shown like this. Put them right first: {problems}',
      values,
    }),
    storyRefused: i18n.t({
      id: 'refusal.storyRefused',
      message: 'The content service has refused: {reason}',
      values,
    }),
    releaseUnknown: i18n.t({
      id: 'refusal.releaseUnknown',
      message: 'This release is not there any more: look it up in the list.',
      values,
    }),
    releaseChanged: i18n.t({
      id: 'refusal.releaseChanged',
      message: 'Somebody else has changed this release since you opened it. Look at what it says now.',
      values,
    }),
    releaseBroken: i18n.t({
      id: 'refusal.releaseBroken',
      message: 'No page was released. Put these right first: {problems}',
      values,
    }),
    releaseConflict: i18n.t({
      id: 'refusal.releaseConflict',
      message:
        'No page was released: the release would undo what has changed outside of it. Compare first: {stories}',
      values,
    }),
    releaseEmpty: i18n.t({
      id: 'refusal.releaseEmpty',
      message: 'No page is in this release yet.',
      values,
    }),
    releaseOut: i18n.t({
      id: 'refusal.releaseOut',
      message: 'This release is out already: change the page by itself, or in another release.',
      values,
    }),
    releasePast: i18n.t({
      id: 'refusal.releasePast',
      message: 'This moment is over: choose one to come, or release it now.',
      values,
    }),
    releaseKeeps: i18n.t({
      id: 'refusal.releaseKeeps',
      message:
        'The content service takes single pages out of a release in its own editor alone. Take it out there.',
      values,
    }),
    storyAddress: i18n.t({
      id: 'refusal.storyAddress',
      message: 'The page cannot be at this address: choose another one.',
      values,
    }),
    storyNeeded: i18n.t({
      id: 'refusal.storyNeeded',
      message: 'The shop leads to {path} by itself: the page stays there. What it says can be changed.',
      values,
    }),
    pictureWrong: i18n.t({
      id: 'refusal.pictureWrong',
      message:
        'This file is no picture that pages can show. Send JPEG, PNG, WebP or AVIF, of at most 20 MB and 50 million pixels. Drawings (SVG) are refused, as they may hold scripts.',
      values,
    }),
    pictureUnknown: i18n.t({
      id: 'refusal.pictureUnknown',
      message: 'This picture is not there any more.',
      values,
    }),
    pictureUsed: i18n.t({
      id: 'refusal.pictureUsed',
      message: 'It is still shown by {places}. Take it out there first.',
      values,
    }),
    pictureAway: i18n.t({
      id: 'refusal.pictureAway',
      message: 'The file of this picture cannot be read at the moment. Nothing was made; try again later.',
      values,
    }),
    cropOutside: i18n.t({
      id: 'refusal.cropOutside',
      message: 'This part lies outside of the picture. Choose it again.',
      values,
    }),
    folderUnknown: i18n.t({
      id: 'refusal.folderUnknown',
      message: 'This folder is not there any more.',
      values,
    }),
    folderName: i18n.t({
      id: 'refusal.folderName',
      message: 'A folder “{name}” is there already: choose another name.',
      values,
    }),
    folderCircle: i18n.t({
      id: 'refusal.folderCircle',
      message: 'A folder cannot be put into itself, nor into one of its own.',
      values,
    }),
    ...inboxRefusals(values, i18n),
    ...systemRefusals(values, i18n),
    mailForgotten: i18n.t({
      id: 'refusal.mailForgotten',
      message: 'This mail of order {number} is not kept any more: mails are forgotten after 14 days.',
      values,
    }),
    offerUnknown: i18n.t({
      id: 'refusal.offerUnknown',
      message: 'There is no promotion {id} any more.',
      values,
    }),
    codesNone: i18n.t({
      id: 'refusal.codesNone',
      message:
        'The promotion {id} has no codes of its own: choose “With a code for each shopper” and save it first.',
      values,
    }),
    voucherUnknown: i18n.t({
      id: 'refusal.voucherUnknown',
      message: 'There is no voucher with the code {code}.',
      values,
    }),
    cardUnknown: i18n.t({ id: 'refusal.cardUnknown', message: 'There is no such gift card.', values }),
    cardWaits: i18n.t({
      id: 'refusal.cardWaits',
      message:
        '{card} waits until the order that bought it is paid: it works from then on by itself. Cancel the order to stop it.',
      values,
    }),
    cardStays: i18n.t({
      id: 'refusal.cardStays',
      message:
        '{card} stays blocked: order {number}, which bought it, is not paid, or the price of the card went back.',
      values,
    }),
    cardBlockedByYou: i18n.t({
      id: 'refusal.cardBlockedByYou',
      message:
        '{card} holds more than one person may give out in a day, and you have blocked it: ask a colleague to let it work again.',
      values,
    }),
    cardEndsBefore: i18n.t({
      id: 'refusal.cardEndsBefore',
      message: 'Choose a last day that is still to come.',
      values,
    }),
    givingNeedsSecond: i18n.t({
      id: 'refusal.givingNeedsSecond',
      message:
        'Gift cards and money on accounts of more than {amount} in a day need a second person. Ask for gift cards; have money on an account booked at the command line, or the limit raised under System.',
      values,
    }),
    cardsWithinLimit: i18n.t({
      id: 'refusal.cardsWithinLimit',
      message: 'These gift cards need no second person: make them.',
    }),
    cardsOfOther: i18n.t({
      id: 'refusal.cardsOfOther',
      message: '{by} has asked for these gift cards, and makes them.',
      values,
    }),
    cardsNotAgreed: i18n.t({
      id: 'refusal.cardsNotAgreed',
      message: 'Nobody has agreed to these gift cards, or they are made already.',
    }),
    cardsWithdrawn: i18n.t({
      id: 'refusal.cardsWithdrawn',
      message: '{by} does not ask for these gift cards any more.',
      values,
    }),
    balanceLess: i18n.t({
      id: 'refusal.balanceLess',
      message: 'There are only {amount} on the account.',
      values,
    }),
    rankingGone: i18n.t({
      id: 'refusal.rankingGone',
      message: 'This ranking was taken away meanwhile. Make a new one of it.',
      values,
    }),
    rankingBase: i18n.t({
      id: 'refusal.rankingBase',
      message: 'What holds always and everywhere has no days and no country. Make a new ranking for these.',
      values,
    }),
    rankingNoLocale: i18n.t({
      id: 'refusal.rankingNoLocale',
      message: 'Words are words of one language: choose a country.',
      values,
    }),
    categoryGone: i18n.t({
      id: 'refusal.categoryGone',
      message: 'This category is not there any more. Choose another one.',
      values,
    }),
    categoryBelowItself: i18n.t({
      id: 'refusal.categoryBelowItself',
      message: 'A category cannot stand below itself. Choose another place; nothing was saved.',
      values,
    }),
    wordsWrong: i18n.t({
      id: 'refusal.wordsWrong',
      message: '“{words}” cannot be read. Write at least two words with commas between, or one > others.',
      values,
    }),
    wordsKnown: i18n.t({ id: 'refusal.wordsKnown', message: '“{words}” is there already.', values }),
    wordsUnknown: i18n.t({
      id: 'refusal.wordsUnknown',
      message: '“{words}” is not there any more. Load the page anew.',
      values,
    }),
    redirectWrong: i18n.t({
      id: 'refusal.redirectWrong',
      message:
        'This cannot lead there. Write the target as /versand/ or https://example.com/, from an address where no page is, and in no circle.',
      values,
    }),
  }
}
