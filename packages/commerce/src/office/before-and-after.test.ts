import { GOODS_COMMANDS } from '@shop/catalogue/integration/goods-commands'
import { PROMOTION_COMMANDS } from '@shop/sales/integration/promotion-commands'
import { expect, test } from 'vitest'
import { OFFICE_COMMANDS } from './office-commands.ts'

/** Something new: there was nothing before. */
const MAKES = [
  'addStaff',
  'addOwnPasskey',
  'createToken',
  'noteOrder',
  'askForMoney',
  'createStory',
  'createRelease',
  'uploadPicture',
  'cropPicture',
  'createPictureFolder',
  'noteInboxItem',
  'openInboxItem',
  'blockCustomer',
  'addHook',
  'addStoreDevice',
  'createCategory',
  'createProduct',
  'makeVoucherCodes',
  'issueGiftCards',
  'makeAgreedGiftCards',
  'askForGiftCards',
  'addSynonymLine',
]

/** Something goes: there is nothing after. */
const REMOVES = [
  'removeOwnPasskey',
  'endStaffSessions',
  'deleteStory',
  'deleteRelease',
  'deletePicture',
  'deletePictureFolder',
  'removeHook',
  'removeStoreDevice',
  'withdrawFuturePrice',
  'removeSynonymLine',
  'removeSearchRedirects',
  'removeAddressRedirect',
]

/** Whose both sides are said by a function that it shares with others, which tests of its own ask for them. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = {
  giveMoneyBack: 'givenBack',
  saveStory: 'written',
  publishStory: 'written',
  unpublishStory: 'written',
  restoreStory: 'written',
  creditBalance: 'booked',
  payOutBalance: 'booked',
  setShopSetting: 'put',
  resetShopSetting: 'put',
  changeSale: 'linesDone',
  changePrices: 'linesDone',
  changeStock: 'linesDone',
  changeCosts: 'linesDone',
}

/** Everything that changes something and does not say both sides, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  changeOwnPassword: 'a password is a secret, before and after',
  setSecondFactor: 'its key is a secret; that there was none is the only way to set it',
  endSecondFactor: 'its key is a secret',
  retryPoints: 'an attempt: the points that are posted are what is new',
  resendMail: 'an event: the mail goes out once more, and nothing else is changed',
  resendMails: 'an event: the mails go out once more, and nothing else is changed',
  refundReturn: 'money goes back once: an order that was refunded before is refused',
  leaveRelease: 'the page left the release that the object names: that it was in it is said by that',
  keepInRelease: 'what is in the release stays as it is: the conflict with the page outside is settled',
  movePictures: 'the folder of each picture is known to the content service alone, page by page',
  eraseCustomer: 'what was there is to be forgotten, also here',
  renewHookSecret: 'a secret, before and after',
  tryHook: 'an event: a message goes out',
  replayHook: 'an event: the message that the object names goes out again',
}

// Only what is written down in the command itself can be seen here. That is enough to ask whoever adds one.
test('every command that changes something says in the log what was before and what is after', () => {
  const wrong = changing().flatMap(({ command: { name }, run }) => {
    const says = { before: isSaid(run, 'before'), after: isSaid(run, 'after') }
    if (name in EXCEPTIONS) return says.before && says.after ? [`${name} is no exception any more`] : []
    if (name in SAID_ELSEWHERE)
      return new RegExp(`\\b${SAID_ELSEWHERE[name]}\\b`).test(run.toString())
        ? []
        : [`${name} says it elsewhere`]
    if (MAKES.includes(name))
      return says.after || name === 'createRelease' ? [] : [`${name} does not say what is new`]
    if (REMOVES.includes(name)) return says.before ? [] : [`${name} does not say what is gone`]
    return says.before && says.after ? [] : [`${name} says ${says.before ? 'no after' : 'no before'}`]
  })

  expect(wrong).toEqual([])
})

test('no list has a command that is gone, or one that another list has', () => {
  const names = changing().map(({ command }) => command.name)
  const listed = [...MAKES, ...REMOVES, ...Object.keys(SAID_ELSEWHERE), ...Object.keys(EXCEPTIONS)]

  expect(listed.filter((name) => !names.includes(name))).toEqual([])
  expect(listed.filter((name, at) => listed.indexOf(name) !== at)).toEqual([])
})

test('what is taken back by itself says what was before', () => {
  const silent = changing()
    .map(({ command }) => command)
    .filter(({ name, undoneBy }) => undoneBy === name && (MAKES.includes(name) || name in EXCEPTIONS))

  // The folders of its pictures are not known: see above.
  expect(silent.map(({ name }) => name)).toEqual(['movePictures'])
})

function changing() {
  return [...OFFICE_COMMANDS, ...GOODS_COMMANDS, ...PROMOTION_COMMANDS].filter(
    ({ command }, at, all) =>
      command.changes !== null && all.findIndex((one) => one.command.name === command.name) === at,
  )
}

function isSaid(run: (...input: never[]) => unknown, side: 'before' | 'after'): boolean {
  return new RegExp(`\\b${side}\\s*[:,}]`).test(run.toString())
}
