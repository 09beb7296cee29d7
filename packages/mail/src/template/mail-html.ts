import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { MAIL_PARTS, type MailPart } from '@shop/domain/shop/brand'
import { createElement as h, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailContent } from '../mail-content.ts'
import { documents } from './mail-documents.ts'
import { facts, transfer } from './mail-facts.ts'
import { mailHead } from './mail-head.ts'
import { hasLongWord, unbroken } from './mail-lines.ts'
import { closing, footer, mainLink, picture, sections } from './mail-parts.ts'
import { mailSheet } from './mail-sheet.ts'
import { mailStyles } from './mail-styles.ts'

/** Within texts alone: no attribute is touched. */
const SIGN_AFTER_SPACE = /(?<=>[^<]*) (?<sign>[;:!?»])/g
/** Where a title has a longer word, it is set smaller on a phone: letters. */
const LONG_WORD = 20

/** What an inbox shows beside the subject, characters. */
const PREVIEW_LENGTH = 140

/** The one template of all mails, in the colours, typefaces and slots of the brand. */
export function mailHtml(content: MailContent): string {
  const markup = renderToStaticMarkup(mailDocument(content))
  return `<!doctype html>${content.sender.setsSignsOff ? markup.replace(SIGN_AFTER_SPACE, '\u00a0$<sign>') : markup}`
}

function mailDocument(content: MailContent): ReactElement {
  const { subject, title = subject, paragraphs, sender } = content
  const style = mailStyles(sender)
  const titleClass = hasLongWord(title, LONG_WORD) ? 'm-text m-title m-long' : 'm-text m-title'
  // A greeting is of no use as a preview.
  const preview = (paragraphs.find((paragraph) => !paragraph.endsWith(',')) ?? subject).slice(
    0,
    PREVIEW_LENGTH,
  )

  return h(
    Html,
    { lang: sender.language },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', { dangerouslySetInnerHTML: { __html: mailSheet(sender) } }),
    ),
    h(
      Body,
      { className: 'm-ground', style: style.ground },
      h(Preview, null, preview),
      h(
        Container,
        { style: style.container },
        mailHead(sender, style),
        h(
          Section,
          { className: 'm-sheet m-pad', style: style.sheet },
          h(Heading, { as: 'h1', className: titleClass, style: style.title }, ...unbroken(title)),
          ...paragraphs.map((paragraph, index) =>
            h(Text, { key: `p${index}`, className: 'm-text', style: style.text }, paragraph),
          ),
          ...parts(content, style),
          sections(content, style),
          documents(content, style),
        ),
        footer(content, style),
      ),
    ),
  )
}

const PARTS: Record<MailPart, typeof facts> = { picture, transfer, facts, link: mainLink, closing }

/** In the order of the brand; a part that its order leaves out is not lost. */
function parts(content: MailContent, style: ReturnType<typeof mailStyles>): (ReactElement | null)[] {
  const order = new Set([...content.sender.look.slots.order, ...MAIL_PARTS])
  return [...order].map((part) => PARTS[part](content, style))
}
