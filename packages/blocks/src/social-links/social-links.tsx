import { contentLink, text } from '@shop/content/fields'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { defineBlock } from '../define-block.tsx'
import { option, rows } from '../fields/block-fields.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import css from './social-links.module.css'

const NETWORKS = {
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
}

export const socialLinksFields = {
  headline: text,
  links: rows({
    network: option(['instagram', 'pinterest', 'facebook', 'youtube', 'tiktok', 'linkedin'], 'instagram'),
    link: contentLink,
    /** What is to be seen there. */
    text,
  }),
}

/** Where else the shop can be followed: plain links with words, nothing of the networks is loaded. */
export const socialLinks = defineBlock({
  name: 'social_links',
  fields: socialLinksFields,
  Component: ({ fields }) =>
    fields.links.length > 0 ? (
      <BlockSection title={fields.headline} gap={fields.headline ? 'section' : 'flow'}>
        <ul className={css.list}>
          {fields.links.map((one) => (
            <li key={one._uid}>
              <BlockLink link={one.link} className={css.link}>
                <span>
                  <span className={css.name}>{NETWORKS[one.network]}</span>
                  {one.text ? <span className={css.text}> {one.text}</span> : null}
                </span>
                <ArrowUpRight size={20} strokeWidth={1.5} aria-hidden="true" />
              </BlockLink>
            </li>
          ))}
        </ul>
      </BlockSection>
    ) : null,
})
