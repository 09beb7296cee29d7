import { Trans, useLingui } from '@lingui/react'
import { deletePictureFolder } from '@shop/api-client/office/picture-folder-commands'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Ellipsis, Folder, FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { pictureFoldersQuery } from '../client/queries.ts'
import { useShop } from '../client/use-shop.ts'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { useCommand } from '../parts/use-command.ts'
import { problemText } from '../words/problems/problem-text.ts'
import { FolderForm } from './folder-form.tsx'
import { foldersIn, wayTo } from './folder-tree.ts'
import styles from './media.module.css'

type FolderBarProps = {
  /** The folder that is looked into; null is all pictures. */
  folder: number | null
  onOpen: (folder: number | null) => void
}

type Step = 'new' | 'change' | 'delete'

/** The folders of the library: the way to the open one, those in it, and what is done with it. */
export function FolderBar({ folder: id, onOpen }: FolderBarProps) {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const { data, error } = useQuery(pictureFoldersQuery(shop))
  const { act, isBusy, failure } = useCommand()
  const [step, setStep] = useState<Step | null>(null)
  const folders = data?.folders ?? []
  const way = wayTo(folders, id)
  const open = way.at(-1) ?? null
  const inside = foldersIn(folders, open?.id ?? null)
  const titles = {
    new: i18n.t({ id: 'media.newFolder', message: 'New folder' }),
    change: i18n.t({ id: 'media.changeFolder', message: 'Name and place of the folder' }),
    delete: i18n.t({ id: 'media.deleteFolder', message: 'Delete the folder' }),
  }

  async function remove(): Promise<void> {
    if (open === null) return
    const done = await act(deletePictureFolder, { id: open.id })
    if (done === null) return
    setStep(null)
    onOpen(done.parentId)
  }

  return (
    <div className={styles.folders}>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      <div className={styles.way}>
        <nav aria-label={i18n.t({ id: 'media.folderWay', message: 'The open folder' })}>
          <AriaButton
            className={styles.step ?? ''}
            isDisabled={open === null}
            onPress={() => onOpen(null)}
            {...(open === null ? { 'aria-current': 'page' } : {})}
          >
            <Trans id="media.all" message="All pictures" />
          </AriaButton>
          {way.map((one) => (
            <span key={one.id}>
              <ChevronRight aria-hidden="true" />
              <AriaButton
                className={styles.step ?? ''}
                isDisabled={one === open}
                onPress={() => onOpen(one.id)}
                {...(one === open ? { 'aria-current': 'page' } : {})}
              >
                {one.name}
              </AriaButton>
            </span>
          ))}
        </nav>
        {may('media.change') && (
          <Button onPress={() => setStep('new')}>
            <FolderPlus aria-hidden="true" />
            {titles.new}
          </Button>
        )}
        {may('media.change') && open !== null && (
          <MenuTrigger>
            <Button
              look="quiet"
              aria-label={i18n.t({
                id: 'media.folderMore',
                message: 'More for the folder {name}',
                values: { name: open.name },
              })}
            >
              <Ellipsis aria-hidden="true" />
            </Button>
            <Popover className={styles.menu ?? ''} placement="bottom end">
              <Menu onAction={(key) => setStep(key === 'delete' ? 'delete' : 'change')}>
                <MenuItem id="change" className={styles.menuItem ?? ''}>
                  <Trans id="media.changeFolderDots" message="Name and place …" />
                </MenuItem>
                <MenuItem id="delete" className={styles.menuItem ?? ''}>
                  <Trans id="media.deleteFolderDots" message="Delete …" />
                </MenuItem>
              </Menu>
            </Popover>
          </MenuTrigger>
        )}
      </div>
      {inside.length > 0 && (
        <ul
          className={styles.inside}
          aria-label={
            open === null
              ? i18n.t({ id: 'media.folders', message: 'Folders' })
              : i18n.t({
                  id: 'media.foldersIn',
                  message: 'Folders in {name}',
                  values: { name: open.name },
                })
          }
        >
          {inside.map((one) => (
            <li key={one.id}>
              <AriaButton className={styles.folder ?? ''} onPress={() => onOpen(one.id)}>
                <Folder aria-hidden="true" />
                {one.name}
              </AriaButton>
            </li>
          ))}
        </ul>
      )}
      <Sheet title={titles[step ?? 'new']} isOpen={step !== null} onClose={() => setStep(null)}>
        {(step === 'new' || step === 'change') && (
          <FolderForm
            folder={step === 'change' ? open : null}
            parentId={open?.id ?? null}
            onDone={(done) => {
              setStep(null)
              if (step === 'new') onOpen(done.id)
            }}
          />
        )}
        {step === 'delete' && open !== null && (
          <div className={styles.form}>
            {failure && <Notice tone="bad">{failure}</Notice>}
            <p>
              <Trans
                id="media.deleteFolderAsk"
                message="“{name}” goes. Pictures and folders in it go to “{parent}”; no picture is deleted."
                values={{
                  name: open.name,
                  parent: way.at(-2)?.name ?? i18n.t({ id: 'media.all', message: 'All pictures' }),
                }}
              />
            </p>
            <div className={styles.actions}>
              <Button look="danger" isDisabled={isBusy} onPress={() => void remove()}>
                {titles.delete}
              </Button>
            </div>
          </div>
        )}
      </Sheet>
    </div>
  )
}
