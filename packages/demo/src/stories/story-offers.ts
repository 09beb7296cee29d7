import { t } from '../words/localised.ts'
import type { Scene } from './scenes.ts'
import { type Block, block, linkTo, picture, richText, words } from './story-blocks.ts'
import { leadsTo, type Step } from './story-parts.ts'
import type { StoryText } from './story-text.ts'

/** One product, large, with the words that it deserves. */
export function showpiece(
  product: number,
  texts: {
    kicker: StoryText
    headline: StoryText
    text: StoryText
    step: Step
    scene?: Scene
    side?: 'left' | 'right'
  },
): Block {
  const { kicker, headline, text: about, step, scene, side = 'left' } = texts
  return block('product_tile', {
    product: String(product),
    ...words('kicker', kicker),
    ...words('headline', headline),
    ...richText('text', about),
    ...leadsTo(step),
    ...(scene ? picture('image', scene.file, scene.alt) : {}),
    side,
  })
}

/** A scene whose products can be bought; where they stand is percent from the left and upper edge. */
export function look(
  headline: StoryText,
  about: StoryText,
  scene: Scene,
  spots: readonly [product: number, x: number, y: number][],
): Block {
  return block('shop_the_look', {
    ...words('headline', headline),
    ...words('text', about),
    ...picture('image', scene.file, scene.alt),
    points: spots.map(([product, x, y]) => block('look_point', { product: String(product), x, y })),
  })
}

export type Campaign = {
  headline: StoryText
  text: StoryText
  scene?: Scene
  step: Step
  /** UTC, `2026-12-24 22:59`. */
  dateTo?: string
  showsCountdown?: boolean
  conditions?: StoryText
  tone?: 'accent' | 'tint' | 'sale'
  code?: string
}

/** Where a campaign stands as a bar, what that says, and whether its dialog opens by itself. */
type BarPlace = {
  line: StoryText
  triggers: readonly [type: string, value: StoryText | string][]
  tone?: 'accent' | 'tint' | 'sale'
  opens?: 'once'
  /** How it is called in the statistics. */
  promotion: string
}

/** A campaign of the page of all campaigns: a banner there, and a bar above the pages that its triggers name. */
export function barCampaign(
  campaignOfPage: Campaign,
  { line, triggers, promotion, ...more }: BarPlace,
): Block {
  const drawn = campaign({ ...campaignOfPage, ...more })
  const { component, _uid, ...fields } = drawn
  return block(component, {
    ...fields,
    ...words('barText', line),
    triggerContainer: [
      block('trigger_container', {
        triggers: triggers.map(([type, value]) =>
          block('trigger', { type, ...(typeof value === 'string' ? { value } : words('value', value)) }),
        ),
      }),
    ],
    promotion_id: promotion,
    promotion_name: campaignOfPage.headline.de,
    promotion_creative: 'leiste',
    promotion_slot: 'ueber-der-seite',
  })
}

/** A campaign as a wide banner, with its end and its conditions. */
export function campaign({ headline, text: about, scene, step, conditions, ...more }: Campaign): Block {
  return block('campaign_banner', {
    ...words('headline', headline),
    ...words('text', about),
    ...(scene ? picture('image', scene.file, scene.alt) : {}),
    ...leadsTo(step),
    ...(conditions ? richText('conditions', conditions) : {}),
    ...words('conditionsLabel', t('Bedingungen', 'Conditions', 'Voorwaarden')),
    ...more,
  })
}

/** A voucher to copy or to take along. */
export function voucher(
  code: string,
  texts: { headline: StoryText; text: StoryText; conditions: StoryText; step: Step },
): Block {
  return block('voucher_teaser', {
    code,
    ...words('headline', texts.headline),
    ...words('text', texts.text),
    ...richText('conditions', texts.conditions),
    ...leadsTo(texts.step),
  })
}

export function newsletter(headline: StoryText, about: StoryText): Block {
  return block('newsletter_teaser', { ...words('headline', headline), ...words('text', about) })
}

/** A category with its scene and the ways to its parts. */
export function categoryTeaser(
  scene: Scene,
  texts: { headline: StoryText; text: StoryText; step: Step; parts: readonly [StoryText, string][] },
): Block {
  return block('category_teaser', {
    ...words('headline', texts.headline),
    ...words('text', texts.text),
    ...picture('image', scene.file, scene.alt),
    ...leadsTo(texts.step),
    subcategories: texts.parts.map(([label, path]) =>
      block('subcategory', { ...words('label', label), link: linkTo(path) }),
    ),
  })
}

/** A square picture with its line, as it also stands in the menu. */
export function menuTeaser(scene: Scene, headline: StoryText, about: StoryText, path: string): Block {
  return block('navigation_teaser', {
    ...words('headline', headline),
    ...words('text', about),
    link: linkTo(path),
    ...picture('image', scene.file, scene.alt),
  })
}
