import { Button } from '@react-email/button'
import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { Fragment, createElement as h, type ReactElement } from 'react'
import type { MailContent, MailLink } from '../mail-content.ts'
import { unbroken } from './mail-lines.ts'
import type { mailStyles } from './mail-styles.ts'

/** Of what stands in the sheet, px. */
const SHEET_WIDTH = 320

type Styles = ReturnType<typeof mailStyles>
type Part = ReactElement | null

/** As wide as the sheet, with its size beforehand, so that nothing moves when it comes. */
export function picture({ picture: shown }: MailContent): Part {
  if (!shown) return null
  const width = Math.min(shown.width, SHEET_WIDTH)
  return h('img', {
    key: 'picture',
    className: 'm-picture',
    src: shown.address,
    alt: shown.alt,
    // What waits until it is near is not fetched ahead by a link in the head, which mail programs drop.
    loading: 'lazy',
    width,
    height: Math.round((shown.height * width) / shown.width),
    style: { display: 'block', maxWidth: '100%', height: 'auto', margin: '0 0 16px' },
  })
}

/** The one thing to do, and what else there is to see. */
export function mainLink({ link, furtherLinks = [] }: MailContent, style: Styles): Part {
  if (link === undefined && furtherLinks.length === 0) return null
  return h(
    Fragment,
    { key: 'links' },
    link ? h(Button, { className: 'm-button', href: link.address, style: style.button }, link.label) : null,
    ...furtherLinks.map((further, index) =>
      h(
        Text,
        { key: `f${index}`, className: 'm-text', style: { ...style.text, margin: '0 0 8px' } },
        anchor(further, style),
      ),
    ),
  )
}

/** What belongs to it and is read later. */
export function sections({ sections: all = [] }: MailContent, style: Styles): Part {
  if (all.length === 0) return null
  return h(
    Fragment,
    { key: 'sections' },
    h('hr', { className: 'm-line', style: style.line }),
    ...all.map(({ title, lines, link }, index) =>
      h(
        Fragment,
        { key: `s${index}` },
        h(Heading, { as: 'h2', className: 'm-text', style: style.subtitle }, title),
        // Text is in paragraphs, an address in lines.
        ...(link ? lines.map((line) => [line]) : [lines]).map((together, part) =>
          h(Text, { key: `t${part}`, className: 'm-quiet', style: style.small }, ...withBreaks(together)),
        ),
        link ? h(Text, { className: 'm-quiet', style: style.small }, anchor(link, style)) : null,
      ),
    ),
  )
}

/** Words of farewell, in the name of the shop. */
export function closing({ isUnsigned, sender }: MailContent, style: Styles): Part {
  if (isUnsigned) return null
  const { words, name } = sender.closing
  const isBand = sender.look.slots.closing === 'band'
  const className = isBand ? 'm-text m-band' : 'm-text'
  return h(Text, { key: 'closing', className, style: style.closing }, ...withBreaks([words, name]))
}

/** Sender, contact and the unsubscribe link. */
export function footer({ wayOut, choices, sender }: MailContent, style: Styles): ReactElement {
  return h(
    Fragment,
    { key: 'footer' },
    h(Text, { className: 'm-quiet', style: style.footer }, ...withBreaks([...sender.lines, sender.hotline])),
    ...[wayOut, choices].flatMap((link) =>
      link === undefined
        ? []
        : [
            h(
              Text,
              { key: link.address, className: 'm-quiet', style: style.footer },
              h(Link, { className: 'm-quiet', href: link.address, style: style.quietLink }, link.label),
            ),
          ],
    ),
  )
}

function anchor({ label, address }: MailLink, style: Styles): ReactElement {
  return h(Link, { key: address, className: 'm-accent', href: address, style: style.link }, label)
}

function withBreaks(lines: readonly string[]): (string | ReactElement)[] {
  return lines.flatMap((line, index) => [
    ...(index === 0 ? [] : [h('br', { key: `br${index}` })]),
    h(Fragment, { key: `l${index}` }, ...unbroken(line)),
  ])
}
