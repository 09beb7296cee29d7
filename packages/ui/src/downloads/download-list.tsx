import { useLingui } from '@lingui/react'
import { mediaAddress } from '@shop/domain/image/media-address'
import type { ProductDownload } from '@shop/domain/product/product-facts'
import FileText from 'lucide-react/icons/file-text'
import { Icon } from '../icon/icon.tsx'
import { useShopFormat } from '../shop-format.tsx'
import css from './download-list.module.css'

const KILOBYTE = 1000
const MEGABYTE = 1000 * KILOBYTE

/** Downloads, each with its kind and size. */
export function DownloadList({ downloads }: { downloads: readonly ProductDownload[] }) {
  const { i18n } = useLingui()
  const { number } = useShopFormat()
  const size = (bytes: number) =>
    bytes < MEGABYTE
      ? i18n.t({
          id: 'download.kilobytes',
          message: '{size} kB',
          values: { size: number(Math.max(1, Math.round(bytes / KILOBYTE))) },
        })
      : i18n.t({
          id: 'download.megabytes',
          message: '{size} MB',
          values: { size: number(Math.round(bytes / (MEGABYTE / 10)) / 10) },
        })

  return (
    <ul className={css.list}>
      {downloads.map(({ label, src, type, bytes }) => (
        <li key={src}>
          <a className={css.link} href={mediaAddress(src)} target="_blank" rel="noreferrer">
            <Icon of={FileText} />
            <span>
              {label} <span className={css.size}>{`(${type.toUpperCase()}, ${size(bytes)})`}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
