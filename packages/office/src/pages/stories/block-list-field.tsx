import { Trans, useLingui } from '@lingui/react'
import type { StoryField } from '@shop/api-client/office/content-commands'
import { type Block, firstWords } from '@shop/domain/story/story-block'
import { ArrowDown, ArrowUp, Copy, GripVertical, Plus, Trash2 } from 'lucide-react'
import {
  Button as AriaButton,
  GridList,
  GridListItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Text,
  useDragAndDrop,
} from 'react-aria-components'
import { Button } from '../../parts/button.tsx'
import type { WordedKind } from './block-words/kinds-in-words.ts'
import styles from './story-page.module.css'
import { copyOf, moved } from './tree/block-tree.ts'

type BlockListFieldProps = {
  label: string
  field: StoryField
  kinds: readonly WordedKind[]
  blocks: readonly Block[]
  onChange: (blocks: Block[]) => void
  onOpen: (uid: string) => void
}

const newUid = () => crypto.randomUUID()

/** The blocks of a field: opened, added, copied, removed, and moved by buttons, by dragging and by keyboard. */
export function BlockListField({ label, field, kinds, blocks, onChange, onOpen }: BlockListFieldProps) {
  const { i18n } = useLingui()
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const from = blocks.findIndex(({ _uid }) => keys.has(_uid))
      const at = blocks.findIndex(({ _uid }) => _uid === target.key)
      const before = target.dropPosition === 'before' ? at : at + 1
      onChange(moved(blocks, from, before > from ? before - 1 : before))
    },
  })
  const title = ({ component }: Block) => kinds.find(({ name }) => name === component)?.title ?? component
  const replaced = (change: (index: number) => Block[], block: Block) =>
    onChange(change(blocks.indexOf(block)))

  return (
    <div className={styles.blocks}>
      <div className={styles.blocksHead}>
        <h2>{label}</h2>
        <AddBlock field={field} kinds={kinds} onAdd={(block) => onChange([...blocks, block])} />
      </div>
      <GridList
        aria-label={label}
        className={styles.blockList ?? ''}
        items={blocks.map((block) => ({ id: block._uid, block }))}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => onOpen(String(key))}
        renderEmptyState={() => (
          <p className={styles.quiet}>
            <Trans id="story.noBlocks" message="Nothing in here yet." />
          </p>
        )}
      >
        {({ id, block }) => (
          <GridListItem
            id={id}
            textValue={`${title(block)} ${firstWords(block)}`}
            className={styles.block ?? ''}
          >
            <AriaButton
              slot="drag"
              className={styles.grip ?? ''}
              aria-label={i18n.t({
                id: 'story.drag',
                message: 'Move {title}',
                values: { title: title(block) },
              })}
            >
              <GripVertical aria-hidden="true" />
            </AriaButton>
            <span className={styles.blockName}>
              {title(block)}
              <span className={styles.quiet}>{firstWords(block)}</span>
            </span>
            <span className={styles.blockActions}>
              <Button
                look="quiet"
                aria-label={i18n.t({ id: 'story.up', message: 'Up' })}
                isDisabled={blocks[0] === block}
                onPress={() => replaced((index) => moved(blocks, index, index - 1), block)}
              >
                <ArrowUp aria-hidden="true" />
              </Button>
              <Button
                look="quiet"
                aria-label={i18n.t({ id: 'story.down', message: 'Down' })}
                isDisabled={blocks.at(-1) === block}
                onPress={() => replaced((index) => moved(blocks, index, index + 1), block)}
              >
                <ArrowDown aria-hidden="true" />
              </Button>
              <Button
                look="quiet"
                aria-label={i18n.t({ id: 'story.copy', message: 'Duplicate' })}
                onPress={() =>
                  replaced(
                    (index) => [
                      ...blocks.slice(0, index + 1),
                      copyOf(block, newUid),
                      ...blocks.slice(index + 1),
                    ],
                    block,
                  )
                }
              >
                <Copy aria-hidden="true" />
              </Button>
              <Button
                look="quiet"
                aria-label={i18n.t({ id: 'story.remove', message: 'Remove' })}
                onPress={() => onChange(blocks.filter((one) => one !== block))}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            </span>
          </GridListItem>
        )}
      </GridList>
    </div>
  )
}

type AddBlockProps = Pick<BlockListFieldProps, 'field' | 'kinds'> & { onAdd: (block: Block) => void }

function AddBlock({ field, kinds, onAdd }: AddBlockProps) {
  const { allowed } = field
  // Rows stand in their own lists alone.
  const rows = new Set(kinds.flatMap(({ fields }) => fields.flatMap((one) => one.allowed ?? [])))
  const offered = kinds
    .filter(({ name, isNestable }) => (allowed ? allowed.includes(name) : isNestable && !rows.has(name)))
    .toSorted((one, other) => one.title.localeCompare(other.title))
  const add = (component: string) => onAdd({ _uid: newUid(), component })
  const [only, ...others] = offered
  const words = (
    <>
      <Plus aria-hidden="true" />
      <Trans id="story.add" message="Add" />
    </>
  )
  if (only !== undefined && others.length === 0)
    return <Button onPress={() => add(only.name)}>{words}</Button>
  return (
    <MenuTrigger>
      <Button isDisabled={offered.length === 0}>{words}</Button>
      <Popover className={styles.menu ?? ''}>
        <Menu onAction={(key) => add(String(key))}>
          {offered.map(({ name, title, use }) => (
            <MenuItem key={name} id={name} textValue={title} className={styles.menuItem ?? ''}>
              <Text slot="label">{title}</Text>
              {use && (
                <Text slot="description" className={styles.use ?? ''}>
                  {use}
                </Text>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
