import { useLingui } from '@lingui/react'
import { contentLink, text } from '@shop/content/fields'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText, rows } from '../fields/block-fields.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import css from './brand-list.module.css'
import { byLetter } from './brands-by-letter.ts'

export const brandListFields = { headline: text, brands: rows({ name: filledText, link: contentLink }) }
type Fields = v.InferOutput<v.ObjectSchema<typeof brandListFields, undefined>>

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'.split('')

/** Every brand from A to Z, with its letters on top. */
function BrandList({ fields, uid }: { fields: Fields; uid: string }) {
  const { i18n } = useLingui()
  const groups = byLetter(fields.brands, i18n.locale)
  const idOf = (letter: string) => `${uid}-${letter === '#' ? '0' : letter}`
  if (groups.length === 0) return null

  return (
    <BlockSection title={fields.headline}>
      <nav aria-label={i18n.t({ id: 'brandList.letters', message: 'Marken nach Buchstaben' })}>
        <ul className={css.letters}>
          {lettersOf(groups).map((letter) => (
            <li key={letter}>
              {groups.some((group) => group.letter === letter) ? (
                <a className={css.letter} href={`#${idOf(letter)}`}>
                  {letter}
                </a>
              ) : (
                <span className={css.letter} data-empty aria-hidden="true">
                  {letter}
                </span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.groups}>
        {groups.map(({ letter, entries }) => (
          <section key={letter} className={css.group} aria-labelledby={idOf(letter)}>
            <BlockTitle className={css.heading} id={idOf(letter)}>
              {letter}
            </BlockTitle>
            <ul className={css.brands}>
              {entries.map((brand) => (
                <li key={brand._uid}>
                  <BlockLink link={brand.link} className={css.brand}>
                    {brand.name}
                  </BlockLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </BlockSection>
  )
}

/** The whole alphabet, and other letters where brands have them. */
function lettersOf(groups: readonly { letter: string }[]): string[] {
  const others = groups.map(({ letter }) => letter).filter((letter) => !ALPHABET.includes(letter))
  return [...ALPHABET, ...others]
}

export const brandList = defineBlock({ name: 'brand_list', fields: brandListFields, Component: BrandList })
