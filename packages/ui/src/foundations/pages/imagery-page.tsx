import type { BrandSamples } from '../../../.storybook/brand-samples.ts'
import { Picture } from '../../picture/picture.tsx'
import { colourOf, useLive } from '../live-values.ts'
import { DoAndDont, FoundationPage, FoundationPart, TokenName } from './foundation-page.tsx'
import css from './imagery-page.module.css'

const RATIOS = [
  ['1/1', 'Products: cards, gallery, basket', 'contain'],
  ['4/5', 'Scenes beside copy, teasers on a phone', 'cover'],
  ['3/2', 'Guides', 'cover'],
  ['16/9', 'Scenes across the page, films', 'cover'],
] as const

/** How pictures are cut, what they stand on, and what they show. */
export function ImageryPage({ imagery }: { imagery: BrandSamples['imagery'] }) {
  const { products, scene, mood, good, bad } = imagery

  return (
    <FoundationPage
      title="Imagery"
      lead="Pictures carry the page. They stand on their own backdrop, which is also the card, so nothing needs a border."
    >
      <FoundationPart title="Mood" note={mood}>
        <Picture
          image={{ src: scene.src, alt: '', width: 1600, height: 900, colour: scene.colour }}
          sizes="(width >= 1024px) 1000px, 100vw"
          fit="cover"
          ratio="16/9"
          isEager
        />
      </FoundationPart>
      <FoundationPart
        title="Ratios"
        note="Four, and no other. Products are shown whole, scenes may be cropped."
      >
        <ul className={css.ratios}>
          {RATIOS.map(([ratio, use, fit]) => {
            const shot = fit === 'cover' ? scene : (products[0] ?? scene)
            return (
              <li key={ratio} className={css.ratio}>
                <Picture
                  image={{ src: shot.src, alt: '', width: 1000, height: 1000, colour: shot.colour }}
                  sizes="300px"
                  fit={fit}
                  ratio={ratio}
                  isEager
                />
                <span>
                  <strong>{ratio.replace('/', ' : ')}</strong>, {fit}
                </span>
                <span className={css.use}>{use}</span>
              </li>
            )
          })}
        </ul>
      </FoundationPart>
      <FoundationPart
        title="Backdrop"
        note="Cut-out products stand on the surface. While a picture loads, its own main colour keeps its place."
      >
        <ul className={css.products}>
          {products.map((shot) => (
            <li key={shot.src}>
              <Picture
                image={{ src: shot.src, alt: '', width: 1000, height: 1000, colour: shot.colour }}
                sizes="240px"
                ratio="1/1"
                isEager
              />
            </li>
          ))}
          {products.slice(-2).map((shot) => (
            <li key={shot.src} className={css.waiting}>
              <span style={{ background: shot.colour }} />
              <code>{shot.colour}</code>
            </li>
          ))}
        </ul>
        <p>
          Surface: <Surface />
        </p>
      </FoundationPart>
      <FoundationPart title="Words for pictures" note="What a picture says must also be heard.">
        <DoAndDont
          good={[
            'Say what is seen and matters: “Zweisitzer mit Leinenbezug in Beige”.',
            'Leave the alt text empty where the words beside it say the same.',
          ]}
          bad={[
            'No “Bild von …”, no file names, no key words.',
            'No words inside a picture: nobody translates them.',
          ]}
        />
      </FoundationPart>
      <FoundationPart title="Rules">
        <DoAndDont good={good} bad={bad} />
      </FoundationPart>
    </FoundationPage>
  )
}

function Surface() {
  return <TokenName>{`--color-surface: ${useLive(() => colourOf('--color-surface'))}`}</TokenName>
}
