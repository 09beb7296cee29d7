import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import type { Session } from '../../client/api.ts'
import { atSignIn, inOffice, type StoryAnswer, sampleSession } from '../../testing/story-office.ts'
import { SignInPage } from './sign-in-page.tsx'

const known = sampleSession()
const signedOut: Session = { ...known, shops: known.shops.map((shop) => ({ ...shop, me: null })) }
const held = (part: { mustChangePassword: boolean; mustSetFactor: boolean }): Session => ({
  ...known,
  shops: known.shops.map(({ me, ...shop }) => ({
    ...shop,
    me: me && { ...me, ...part, hasSecondFactor: false },
  })),
})
const at = (session: Session, ...answers: StoryAnswer[]) =>
  inOffice({ route: '/sign-in', address: '/sign-in', isBeforeDesk: true, session, answers })

const meta = preview.meta({ component: SignInPage })

export const SignedOut = meta.story({
  parameters: at(signedOut),
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toHaveFocus()
  },
})

export const SignedOutInTheDark = meta.story({ parameters: at(signedOut), globals: { theme: 'dark' } })

export const WrongPassword = meta.story({
  parameters: at(signedOut, atSignIn({ type: 'signInRefused' })),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'anna@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('do not belong together')
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('anna@example.com')
  },
})

export const AsksForACode = meta.story({
  parameters: at(
    signedOut,
    atSignIn({ type: 'codeNeeded', isWrong: false }),
    atSignIn({ type: 'codeNeeded', isWrong: true }),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'anna@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'long and right')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    const code = await canvas.findByRole('textbox', { name: 'Code of your app' })
    await userEvent.type(code, '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is wrong')
  },
})

export const TooManyAttempts = meta.story({
  parameters: at(signedOut, atSignIn({ type: 'tooManyAttempts', seconds: 290 })),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'anna@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again in 5 minutes')
  },
})

export const Offline = meta.story({
  parameters: at(signedOut, atSignIn('offline')),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'anna@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'right')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
  },
})

export const ThroughTheCompany = meta.story({
  parameters: at({
    ...signedOut,
    company: { issuer: 'https://login.example.org', name: 'Example AG', isOnly: true },
  }),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('button', { name: /Example AG/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as an owner' }))
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  },
})

export const OneTimePasswordToReplace = meta.story({
  parameters: at(held({ mustChangePassword: true, mustSetFactor: false })),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Choose a password of your own' })).toBeVisible()
  },
})

export const SecondFactorToSetUp = meta.story({
  parameters: at(held({ mustChangePassword: false, mustSetFactor: true })),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
  },
})
