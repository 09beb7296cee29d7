import { fieldsOf, jsonSchemaOf } from '@shop/doors/open-api/json-schema'
import { expect, test } from 'vitest'
import { OFFICE_COMMANDS } from './office-commands.ts'

const NEW = 'makes something new: there is nothing to be quicker with'
const STATE = 'says which of two states shall hold, and nothing is typed: done twice it is done'
const GONE = 'takes away what it names: what is gone already is refused or gone'
const SECRET = 'only whoever has the account: it asks for the secret that it replaces'
const EVENT = 'something happens once more, and nothing is replaced'
const ADDS = 'adds to what is there, and replaces nothing'
const LINES = 'each of its lines says what was on the screen'
const ONCE = 'is done once: whoever comes second is refused'
const STORY = 'the content service compares: it is asked for the version that was on the screen'

/** Commands of the office that change something and ask nobody for a version, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  changeOwnPassword: SECRET,
  setSecondFactor: SECRET,
  endSecondFactor: SECRET,
  addOwnPasskey: NEW,
  removeOwnPasskey: GONE,
  addStaff: NEW,
  blockStaff: STATE,
  resetStaff: EVENT,
  endStaffSessions: GONE,
  createToken: NEW,
  revokeToken: GONE,
  noteOrder: ADDS,
  retryPoints: EVENT,
  resendMail: EVENT,
  decideMoney: ONCE,
  endReservation: ONCE,
  saveStory: STORY,
  publishStory: STORY,
  unpublishStory: STORY,
  restoreStory: STORY,
  scheduleStory: STORY,
  moveStory: STORY,
  deleteStory: STORY,
  changeRelease: STORY,
  releaseNow: STORY,
  createRelease: NEW,
  deleteRelease: GONE,
  leaveRelease: GONE,
  keepInRelease: STORY,
  createStory: NEW,
  uploadPicture: NEW,
  cropPicture: NEW,
  deletePicture: GONE,
  createPictureFolder: NEW,
  deletePictureFolder: GONE,
  movePictures: 'pictures lie where they were put last, and nothing is typed',
  noteInboxItem: ADDS,
  openInboxItem: NEW,
  blockCustomer: STATE,
  unblockCustomer: STATE,
  changeCustomerEmail:
    'the shopper confirms it: until then a second one takes the place of the first, which is mailed',
  stopCustomerEmailChange: GONE,
  eraseCustomer: GONE,
  creditBalance: ADDS,
  payOutBalance: ADDS,
  setMaintenance: STATE,
  addHook: NEW,
  renewHookSecret: ONCE,
  pauseHook: STATE,
  removeHook: GONE,
  tryHook: EVENT,
  replayHook: EVENT,
  resendMails: EVENT,
  addStoreDevice: NEW,
  removeStoreDevice: GONE,
  changeSale: LINES,
  changePrices: LINES,
  changeStock: LINES,
  changeCosts: LINES,
  createCategory: NEW,
  createProduct: NEW,
  addVariants: NEW,
  planPrice: 'the price of a day to come: what was planned for it is on the screen beside it, and in the log',
  withdrawFuturePrice: GONE,
  importOffers: 'a file that was tried first says of each offer what it would change',
  makeVoucherCodes: NEW,
  endVoucher: STATE,
  blockGiftCard: STATE,
  issueGiftCards: NEW,
  askForGiftCards: NEW,
  decideGiftCards: ONCE,
  withdrawGiftCardRequest: ONCE,
  makeAgreedGiftCards: ONCE,
  addSynonymLine: ADDS,
  removeSynonymLine: GONE,
  changeRedirects: 'a table that was tried first says of each address where it leads now',
}

/** What the release before asked for no version of: an office of it sends neither `seen` nor `was`. Empty in the next one. */
const NEWLY_VERSIONED = [
  'changeHook',
  'changePictureFolder',
  'changeStaffRoles',
  'describePicture',
  'putSearchRedirects',
  'removeAddressRedirect',
  'removeSearchRedirects',
  'setMoneyLimit',
]

const changing = OFFICE_COMMANDS.map(({ command }) => command).filter(({ changes }) => changes !== null)

test('whoever changes something says which version was on the screen', () => {
  const wrong = changing.filter(({ name, isVersioned }) => !isVersioned && !(name in EXCEPTIONS))

  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('no exception is over', () => {
  const open = changing.filter(({ isVersioned }) => !isVersioned).map(({ name }) => name)

  expect(Object.keys(EXCEPTIONS).filter((name) => !open.includes(name))).toEqual([])
})

// Shops are upgraded before their office, whose every change would be refused meanwhile.
test('what the release before asked for no version of is taken from its office, and nothing else', () => {
  const newly = changing.filter(({ isNewlyVersioned }) => isNewlyVersioned)

  expect(newly.map(({ name }) => name).toSorted()).toEqual(NEWLY_VERSIONED)
  for (const { name, isVersioned, input } of newly) {
    const schema = jsonSchemaOf(input, 'input')
    expect([name, isVersioned, 'was' in fieldsOf(schema), schema.required?.includes('was')]).toEqual([
      name,
      true,
      true,
      false,
    ])
  }
})

test.each([
  [STORY, ['lockVersion', 'outsideVersion']],
  [LINES, ['lines']],
])('what is compared elsewhere brings it along: %s', (reason, fields) => {
  const wrong = changing.filter(({ name, input }) => {
    const known = Object.keys(fieldsOf(jsonSchemaOf(input, 'input')))
    return EXCEPTIONS[name] === reason && !fields.some((field) => known.includes(field))
  })

  expect(wrong.map(({ name }) => name)).toEqual([])
})
