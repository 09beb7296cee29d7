import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { pictureFoldersQuery } from '../client/queries.ts'
import { useShop } from '../client/use-shop.ts'
import { Choice } from '../parts/choice.tsx'
import { placedFolders } from './folder-tree.ts'

type FolderChoiceProps = {
  label: string
  value: number | null
  onChange: (folder: number | null) => void
  /** A folder that is moved: neither it nor what lies in it is offered. */
  without?: number | null
  problem?: string | null
}

/** One of all folders, or none. */
export function FolderChoice({ label, value, onChange, without = null, problem = null }: FolderChoiceProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { data } = useQuery(pictureFoldersQuery(shop))
  const options = [
    { key: '', name: i18n.t({ id: 'media.noFolder', message: 'In no folder' }) },
    ...placedFolders(data?.folders ?? [], without).map(({ id, name }) => ({ key: String(id), name })),
  ]
  return (
    <Choice
      label={label}
      options={options}
      value={value === null ? '' : String(value)}
      onChange={(key) => onChange(key === '' ? null : Number(key))}
      problem={problem}
    />
  )
}
