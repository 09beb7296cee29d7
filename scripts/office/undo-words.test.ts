import { expect, test } from 'vitest'
import { GOODS_COMMANDS } from '../../packages/catalogue/src/integration/goods-commands.ts'
import { BULK_OPERATIONS } from '../../packages/commerce/src/integration/bulk-operations.ts'
import { OFFICE_COMMANDS } from '../../packages/commerce/src/office/office-commands.ts'
import { undoPlace } from '../../packages/office/src/words/log/undo-place.ts'
import { PROMOTION_COMMANDS } from '../../packages/sales/src/integration/promotion-commands.ts'

/** What the step that takes them back is said by elsewhere, which tests of their own ask for. */
const SAID_ELSEWHERE = ['setShopSetting', 'resetShopSetting']

/** What asks for a decision, holds a secret, or was done outside of the database: its page takes it back. */
const ON_ITS_PAGE = [
  'setSecondFactor',
  'endSecondFactor',
  'addOwnPasskey',
  'askForMoney',
  'saveStory',
  'publishStory',
  'unpublishStory',
  'restoreStory',
  'createStory',
  'moveStory',
  'createRelease',
  'changeRelease',
  'uploadPicture',
  'cropPicture',
  'describePicture',
  'setPictureFocus',
  'createPictureFolder',
  'changePictureFolder',
  'movePictures',
  'reopenInboxItem',
  'answerQuestion',
  'declineQuestion',
  'publishReview',
  'decideReport',
  'unblockCustomer',
  'changeCustomerEmail',
  'creditBalance',
  'liftRecall',
  'makeVoucherCodes',
  'changeRedirects',
]

const changing = [...OFFICE_COMMANDS, ...GOODS_COMMANDS, ...PROMOTION_COMMANDS].filter(
  ({ command }, at, all) =>
    command.changes !== null && all.findIndex((one) => one.command.name === command.name) === at,
)
const names = [...changing.map(({ command }) => command.name), ...BULK_OPERATIONS.map(({ name }) => name)]

test('the log says of every change where it is put right, or why it stays', () => {
  expect(names.filter((name) => undoPlace(name) === null)).toEqual([])
})

test('what something takes back has a button in the log, or a page where that is done', () => {
  const wrong = changing.flatMap(({ command: { name, undoneBy }, run }) => {
    const hasStep = SAID_ELSEWHERE.includes(name) || /\bundo(?:By|Of[A-Z]\w*)\b/.test(run.toString())
    const place = undoPlace(name)
    const isPlaced =
      place === 'itsPage' || place === 'account' || (place !== null && typeof place === 'object')
    if (ON_ITS_PAGE.includes(name))
      return hasStep ? [`${name} has a step, so it is no exception`] : isPlaced ? [] : [name]
    if (hasStep) return isPlaced ? [] : [`${name} has a step and no page`]
    return undoneBy === null ? [] : [`${name} is undone by ${undoneBy}, without a step`]
  })

  expect(wrong).toEqual([])
})

test('no exception is over', () => {
  const undone = changing
    .filter(({ command }) => command.undoneBy !== null)
    .map(({ command }) => command.name)

  expect([...ON_ITS_PAGE, ...SAID_ELSEWHERE].filter((name) => !undone.includes(name))).toEqual([])
})
