import { asset, text } from '@shop/content/fields'
import { mediaAddress } from '@shop/domain/image/media-address'
import Download from 'lucide-react/icons/download'
import { defineBlock } from '../define-block.tsx'
import { filledText, option, rows } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'
import css from './download-list.module.css'

export const downloadListFields = {
  headline: text,
  lead: text,
  files: rows({
    label: filledText,
    file: asset,
    /** As it should be read: `1,2 MB`. */
    size: text,
    note: text,
  }),
  width: option(['page', 'reading'], 'page'),
}

/** Files to take along, each with its kind and size. */
export const downloadList = defineBlock({
  name: 'download_list',
  fields: downloadListFields,
  Component: ({ fields }) =>
    fields.files.length > 0 ? (
      <BlockSection title={fields.headline} lead={fields.lead} width={fields.width}>
        <ul className={css.list}>
          {fields.files.map(({ _uid, label, file, size, note }) => (
            <li key={_uid}>
              <a className={css.file} href={mediaAddress(file.src)} target="_blank" rel="noopener">
                <span className={css.icon}>
                  <Download size={20} strokeWidth={1.5} aria-hidden="true" />
                </span>
                <span>
                  <span className={css.label}>{label}</span>{' '}
                  <span className={css.facts}>
                    {[kindOf(file.src), size, note].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </BlockSection>
    ) : null,
})

/** `PDF` from the file's name; empty when that does not say. */
function kindOf(src: string): string {
  return /\.([a-z0-9]{2,4})$/i.exec(src)?.[1]?.toUpperCase() ?? ''
}
