import { type ComponentProps, useRef } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { Button } from '../../button/button.tsx'
import { PageWidth } from '../../layout/page-width.tsx'
import { BuyBox } from '../buy-box.tsx'
import { FeatureTable } from '../feature-table.tsx'
import { ProductFrame } from '../product-frame.tsx'
import { SafetyBlock } from '../safety-block.tsx'
import { StickyBuyBar } from '../sticky-buy-bar.tsx'
import { Gallery } from './gallery.tsx'

const images = ['sofa-2-sitzer-beige-main', 'sofa-2-sitzer-beige-detail', 'sofa-2-sitzer-gruen-main'].map(
  (name) => anImage(name),
)

function anImage(name: string) {
  return {
    hash: name,
    src: `lindhaus/${name}.webp`,
    alt: 'Zweisitzer mit Leinenbezug',
    width: 1000,
    height: 1000,
    colour: '#d8cfc0',
  }
}

const meta = preview.meta({
  component: Gallery,
  parameters: { layout: 'fullscreen' },
  args: { images, productName: 'Sofa Ruhe' },
})

export const ProductPage = meta.story({
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bild vergrößern' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Bilder von Sofa Ruhe' })
    await expect(dialog).toBeVisible()

    await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

export const ZoomByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bild vergrößern' }))
    const dialog = within(await canvas.findByRole('dialog'))
    const scale = () => new DOMMatrix(getComputedStyle(dialog.getByRole('img')).transform).a

    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog.getByRole('status')).toHaveTextContent('Bild 2 von 3')
    await expect(scale()).toBe(1)

    await userEvent.keyboard('++')
    await expect(scale()).toBeGreaterThan(2)
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog.getByRole('status')).toHaveTextContent('Bild 2 von 3')

    await userEvent.keyboard('---')
    await expect(scale()).toBe(1)
    await expect(dialog.getByRole('button', { name: 'Verkleinern' })).toBeDisabled()

    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(dialog.getByRole('status')).toHaveTextContent('Bild 3 von 3')
    await expect(dialog.getByRole('button', { name: 'Nächstes Bild' })).toBeDisabled()
  },
})

export const WithoutPictures = meta.story({
  args: { images: [] },
  render: (args) => <Page {...args} />,
})

export const WithFilm = meta.story({
  args: {
    images: images.slice(0, 1),
    videos: [
      {
        src: 'lindhaus/sofa.webm',
        poster: anImage('sofa-2-sitzer-beige-detail'),
        title: 'Das Sofa von allen Seiten',
      },
    ],
    onSwipe: fn(),
  },
  // There is no film in the stories; axe would wait for it.
  parameters: { a11y: { options: { preload: false } } },
  play: async ({ args, canvas, userEvent }) => {
    const gallery = canvas.getByRole('region', { name: 'Bilder von Sofa Ruhe' })
    await expect(gallery.querySelector('video')).toBeNull()

    await userEvent.click(canvas.getByRole('button', { name: 'Nächstes Bild' }))
    await waitFor(() => expect(args.onSwipe).toHaveBeenCalledWith(1))
    await expect(canvas.getByRole('status')).toHaveTextContent('Film, 2 von 2')
    await expect(canvas.queryByRole('button', { name: 'Bild vergrößern' })).toBeNull()

    await userEvent.click(canvas.getByRole('button', { name: /^Film abspielen/ }))
    await expect(canvas.getByLabelText('Das Sofa von allen Seiten')).toHaveFocus()
  },
})

export const OnePicture = meta.story({
  tags: ['snapshot'],
  args: { images: images.slice(0, 1) },
})
export const NoPicture = meta.story({ args: { images: [] } })

function Page(args: ComponentProps<typeof Gallery>) {
  const button = useRef<HTMLDivElement>(null)

  return (
    <PageWidth>
      <ProductFrame gallery={<Gallery {...args} />}>
        <BuyBox
          brandLine="Lindhaus"
          name="Sofa Ruhe, Zweisitzer mit Bezug aus Leinen"
          articleNumber="100100"
          price={<p style={{ fontSize: 24 }}>1.199,00 €</p>}
          delivery={<p>Lieferzeit 3 bis 5 Werktage</p>}
          actions={
            <div ref={button} style={{ flex: 1 }}>
              <Button wide>In den Warenkorb</Button>
            </div>
          }
        />
      </ProductFrame>
      <div style={{ display: 'grid', gap: 48, paddingBlock: 64, maxInlineSize: 800 }}>
        <h2>Einzelheiten</h2>
        <FeatureTable
          features={[
            { label: 'Maße', value: 'B 180 × T 92 × H 78 cm' },
            { label: 'Material', value: 'Eiche massiv, Bezug 100 % Leinen' },
            { label: 'Montage', value: 'Füße anschrauben, 10 Minuten' },
          ]}
        />
        <SafetyBlock
          maker={{
            name: 'Lindhaus Werkstätten GmbH',
            address: 'Lindenweg 1\n20095 Hamburg',
            email: 'sicherheit@lindhaus.example',
          }}
          responsiblePerson={null}
        />
      </div>
      <StickyBuyBar
        name="Sofa Ruhe, Zweisitzer"
        price="1.199,00 €"
        note="inkl. MwSt., zzgl. Versand"
        action={<Button size="s">In den Warenkorb</Button>}
        watch={button}
      />
    </PageWidth>
  )
}
