import { contentLink, text } from '@shop/content/fields'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText, flag, rows } from '../fields/block-fields.ts'
import { fact, type SitePage } from '../needs/shop-facts.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import { useShopSlots } from '../shop-slots.ts'
import css from './sitemap-list.module.css'

export const sitemapListFields = {
  headline: text,
  showsCategories: flag(true),
  groups: rows({ headline: filledText, links: rows({ label: filledText, link: contentLink }) }),
}
type Fields = v.InferOutput<v.ObjectSchema<typeof sitemapListFields, undefined>>
type SitemapProps = { fields: Fields; data: { pages: readonly SitePage[] | null } }

/** Every category of the shop, and what editors add to them. */
function SitemapList({ fields, data }: SitemapProps) {
  const { hrefFor } = useShopSlots()
  const categories = data.pages ?? []
  if (categories.length + fields.groups.length === 0) return null

  return (
    <BlockSection title={fields.headline}>
      <div className={css.groups}>
        {categories.map((root) => (
          <section key={root.path} className={css.group}>
            <BlockTitle className={css.heading}>
              <a href={hrefFor(root.path)}>{root.name}</a>
            </BlockTitle>
            <Pages pages={root.children} hrefFor={hrefFor} />
          </section>
        ))}
        {fields.groups.map((group) => (
          <section key={group._uid} className={css.group}>
            <BlockTitle className={css.heading}>{group.headline}</BlockTitle>
            <ul className={css.pages}>
              {group.links.map((one) => (
                <li key={one._uid}>
                  <BlockLink link={one.link} className={css.page}>
                    {one.label}
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

type PagesProps = { pages: readonly SitePage[]; hrefFor: (path: string) => string }

function Pages({ pages, hrefFor }: PagesProps) {
  if (pages.length === 0) return null
  return (
    <ul className={css.pages}>
      {pages.map((page) => (
        <li key={page.path}>
          <a className={css.page} href={hrefFor(page.path)}>
            {page.name}
          </a>
          <Pages pages={page.children} hrefFor={hrefFor} />
        </li>
      ))}
    </ul>
  )
}

export const sitemapList = defineBlock({
  name: 'sitemap_list',
  fields: sitemapListFields,
  needs: (fields) => ({ pages: fields.showsCategories ? fact('sitePages') : null }),
  Component: SitemapList,
})
