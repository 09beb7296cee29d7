import { legalTextLines } from '@shop/domain/legal-text/legal-text-lines'
import type { MailContent, MailRow } from '../mail-content.ts'

/** The same content as plain text: every fact and every address, nothing else. */
export function mailText(content: MailContent): string {
  const {
    subject,
    title = subject,
    paragraphs,
    transfer = [],
    rows = [],
    total,
    remarks = [],
    sections = [],
    documents = [],
  } = content
  const { picture, link, furtherLinks = [], wayOut, choices, sender } = content
  const facts = [...rows, ...(total ? [total] : []), ...remarks]
  const address = ({ label, address }: { label: string; address: string }) =>
    `${label}${sender.colon}\n${address}`
  const inLines = (all: readonly MailRow[]) =>
    all.length > 0
      ? [
          all
            .map(({ label, value, address: to }) =>
              [`${label}${sender.colon} ${value}`, ...(to === undefined ? [] : [to])].join('\n'),
            )
            .join('\n'),
        ]
      : []
  return [
    title,
    ...paragraphs,
    ...(picture ? [address({ label: picture.alt, address: picture.address })] : []),
    ...inLines(transfer),
    ...inLines(facts),
    ...[...(link ? [link] : []), ...furtherLinks].map(address),
    ...sections.map(({ title: heading, lines, link: more }) =>
      [heading, ...lines, ...(more ? [address(more)] : [])].join('\n'),
    ),
    ...(content.isUnsigned ? [] : [`${sender.closing.words}\n${sender.closing.name}`]),
    ...documents.map(({ title: heading, parts, addressOf }) =>
      [`${'='.repeat(72)}\n${heading}\n${'='.repeat(72)}`, '', ...legalTextLines(parts, addressOf)].join(
        '\n',
      ),
    ),
    ...(wayOut ? [address(wayOut)] : []),
    ...(choices ? [address(choices)] : []),
    `--\n${[...sender.lines, sender.hotline].join('\n')}`,
  ].join('\n\n')
}
