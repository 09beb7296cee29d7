import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Footer } from './footer.tsx'

const meta = preview.meta({
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    newsletter: null,
    brandName: 'Lindhaus',
    columns: [
      {
        title: 'Service',
        links: [
          { label: 'Kontakt', href: '/kontakt/' },
          { label: 'Versand und Lieferung', href: '/versand/' },
          { label: 'Rückgabe', href: '/rueckgabe/' },
          { label: 'Vertrag widerrufen', href: '/widerruf/' },
        ],
      },
      {
        title: 'Einkaufen',
        links: [
          { label: 'Wohnen', href: '/wohnen/' },
          { label: 'Essen', href: '/essen/' },
          { label: 'Schlafen', href: '/schlafen/' },
          { label: 'Textilien', href: '/textilien/' },
        ],
      },
      {
        title: 'Ratgeber',
        links: [
          { label: 'Der gedeckte Tisch', href: '/ratgeber/der-gedeckte-tisch/' },
          { label: 'Textilien richtig pflegen', href: '/ratgeber/textilien-pflegen/' },
        ],
      },
      {
        title: 'Mein Konto',
        links: [
          { label: 'Anmelden', href: '/login/' },
          { label: 'Bestellungen', href: '/konto/bestellungen/' },
          { label: 'Wunschliste', href: '/wunschliste/' },
        ],
      },
    ],
    paymentMethods: ['KK', 'PP', 'KC', 'AP', 'RE', 'V'] as const,
    carriers: ['DHL', 'Hermes', 'Spedition'],
    legalLinks: [
      { label: 'Impressum', href: '/impressum/' },
      { label: 'AGB', href: '/agb/' },
      { label: 'Datenschutz', href: '/datenschutz/' },
      { label: 'Vertrag widerrufen', href: '/vertrag-widerrufen/', isProminent: true },
      { label: 'Barrierefreiheit', href: '/barrierefreiheit/' },
    ],
    copyright: '© 2026 Lindhaus Handels GmbH',
    countryLabel: 'Deutschland · Deutsch',
    countryHref: '/laender/',
    onCountryPick: fn(),
    onConsentOpen: fn(),
  },
})

export const Plain = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Deutschland · Deutsch' }))

    await expect(args.onCountryPick).toHaveBeenCalledOnce()
  },
})

export const OfEditors = meta.story({
  args: {
    columns: [
      { title: 'Service', links: [{ label: 'Kontakt', href: '/kontakt/' }] },
      {
        title: 'Unser Haus',
        text: 'Möbel und Textilien für Räume, in denen man bleibt.',
        links: [
          { label: 'Über uns', href: '/ueber-uns/' },
          { label: 'Wohnzimmerbeleuchtungsplanungsgespräche', href: 'https://example.org/' },
        ],
        isOfEditors: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unser Haus' }).parentElement).toHaveAttribute(
      'data-own',
    )
    await expect(canvas.getByText('Möbel und Textilien für Räume, in denen man bleibt.')).toBeVisible()
  },
})

/** On a phone an address broke before its last letter; it breaks behind the sign that readers look for. */
export const MailboxOnAPhone = meta.story({
  tags: ['behaviour'],
  args: {
    columns: [
      {
        title: 'Service',
        links: [{ label: 'hallo@puenktchen.example', href: 'mailto:hallo@puenktchen.example' }],
      },
      { title: 'Einkaufen', links: [{ label: 'Wohnen', href: '/wohnen/' }] },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <Footer {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const mailbox = canvas.getByRole('link', { name: 'hallo@puenktchen.example' })
    const texts = document.createNodeIterator(mailbox, NodeFilter.SHOW_TEXT)
    const host = document.createRange()
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) host.selectNode(text)

    await expect(mailbox.getClientRects()[0]?.height).toBeGreaterThan(36)
    await expect(host.getClientRects()).toHaveLength(1)
  },
})
