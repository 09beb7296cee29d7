import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h, type ReactElement } from 'react'
import type { MailSender } from '../mail-sender.ts'
import type { mailStyles } from './mail-styles.ts'

/** The name of the shop at the head of the sheet, with what the brand has below it. */
export function mailHead({ brand, look }: MailSender, style: ReturnType<typeof mailStyles>): ReactElement {
  return h(
    Section,
    { className: 'm-band m-line m-pad', style: style.head },
    h(Text, { className: 'm-accent', style: style.brand }, brand),
    look.slots.head.below === 'dots'
      ? h('div', { className: 'm-accent', style: style.dots, 'aria-hidden': true }, '•••')
      : null,
  )
}
