import type { BrandId } from '../../.storybook/brands.ts'
import { Picture } from '../picture/picture.tsx'
import { DoAndDont, FoundationPage, FoundationPart, TokenName } from './foundation-page.tsx'
import css from './imagery-page.module.css'
import { colourOf, useLive } from './live-values.ts'

const RATIOS = [
  ['1/1', 'Products: cards, gallery, basket', 'contain'],
  ['4/5', 'Scenes beside copy, teasers on a phone', 'cover'],
  ['3/2', 'Guides', 'cover'],
  ['16/9', 'Scenes across the page, films', 'cover'],
] as const

type Shot = { src: string; colour: string }
type Set = {
  products: readonly Shot[]
  scene: Shot
  mood: string
  good: readonly string[]
  bad: readonly string[]
}

const SETS: Record<BrandId, Set> = {
  'home-shop': {
    products: [
      { src: 'lindhaus/esstisch-natur-main.webp', colour: '#e2c199' },
      { src: 'lindhaus/sessel-weiss-main.webp', colour: '#d6cec0' },
      { src: 'lindhaus/vase-ring-beige-main.webp', colour: '#d1c1a7' },
      { src: 'lindhaus/plaid-gruen-main.webp', colour: '#8d9a80' },
    ],
    scene: { src: 'lindhaus/hero-wohnzimmer.webp', colour: '#b9ac9a' },
    mood: 'Daylight from one side, real rooms, few things. Wood, linen, wool and ceramic in warm, dull tones.',
    good: [
      'Shoot a scene with room on the left: the headline stands there.',
      'Show the thing in use, with a trace of somebody: a folded newspaper, a pulled-out chair.',
      'Show the material close up as the second picture.',
    ],
    bad: [
      'No saturated props that outshine the product.',
      'No wide-angle rooms; furniture keeps its proportions.',
      'No faces looking into the camera.',
    ],
  },
  'baby-shop': {
    products: [
      { src: 'puenktchen/babybett-weiss-main.webp', colour: '#eef1ec' },
      { src: 'puenktchen/kinderwagen-grau-main.webp', colour: '#eef1ec' },
      { src: 'puenktchen/schlafsack-hellblau-main.webp', colour: '#eef1ec' },
      { src: 'puenktchen/stapelturm-mehrfarbig-main.webp', colour: '#d3806c' },
    ],
    scene: { src: 'puenktchen/hero-kinderzimmer.webp', colour: '#c0baa9' },
    mood: 'Bright and soft, at a child’s height. Mint, apricot and sky as quiet grounds, one strong colour in the toy.',
    good: [
      'Put the product on its tint, cut out and with a soft shadow on the ground.',
      'Show safety as it is: belts closed, brakes on, a baby on its back to sleep.',
      'Show the size: beside a hand, a chair, an adult’s arm.',
    ],
    bad: [
      'No clip-art, no bunnies without a cause.',
      'No blankets or pillows in a bed where a baby sleeps.',
      'No child that looks unhappy, unwatched or undressed.',
    ],
  },
}

/** How pictures are cut, what they stand on, and what they show. */
export function ImageryPage({ brand }: { brand: BrandId }) {
  const { products, scene, mood, good, bad } = SETS[brand]

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
