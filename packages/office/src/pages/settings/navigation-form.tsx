import { Trans, useLingui } from '@lingui/react'
import type { ShownSetting } from '@shop/api-client/office/setting-commands'
import { MOST_ROOTS, ShopSetting } from '@shop/api-client/office/shop-setting'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import * as v from 'valibot'
import { categoriesQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Loading, Notice } from '../../parts/notice.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './navigation-form.module.css'
import { SettingEditor } from './setting-editor.tsx'
import { useSettingDraft } from './use-setting-draft.ts'

type Root = { slug: string; name: string }

/** What the main navigation of the shop leads to, and in which order. */
export function NavigationForm({ shown }: { shown: ShownSetting }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error } = useQuery(categoriesQuery(shop.id))
  const { setting } = shown
  const draft = useSettingDraft(shown, v.array(v.string()), rootsOf)
  const read = v.safeParse(ShopSetting, { ...setting, value: { roots: draft.texts } })
  const all = (data?.categories ?? [])
    .filter(({ parentId }) => parentId === null)
    .map(({ slug, name }): Root => ({ slug, name: name.de }))
  const nameOf = (slug: string) => all.find((root) => root.slug === slug)?.name ?? slug
  const others = all.filter(({ slug }) => !draft.texts.includes(slug))
  const isFull = draft.texts.length >= MOST_ROOTS

  return (
    <SettingEditor
      shown={shown}
      draft={draft}
      next={read.success ? read.output : null}
      onTried={() => {}}
      effect={
        <ol className={styles.effect}>
          {(draft.texts.length === 0 ? all.map(({ slug }) => slug) : draft.texts).map((slug) => (
            <li key={slug}>{nameOf(slug)}</li>
          ))}
        </ol>
      }
    >
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {data === undefined && !error && (
        <Loading
          label={i18n.t({ id: 'newProduct.loading', message: 'The categories are loading' })}
          rows={6}
        />
      )}
      {data && (
        <>
          <p className={styles.hint}>
            <Trans
              id="settings.navigationHint"
              message="Without any, every category without one above it is there. One in which nothing is sold is not shown."
            />
          </p>
          <ol className={styles.roots}>
            {draft.texts.map((slug, index) => (
              <li key={slug} className={styles.root}>
                <span>{nameOf(slug)}</span>
                <span className={styles.tools}>
                  <Button
                    look="quiet"
                    isDisabled={index === 0}
                    aria-label={i18n.t({
                      id: 'settings.rootUp',
                      message: 'Move {name} forward',
                      values: { name: nameOf(slug) },
                    })}
                    onPress={() => draft.change(moved(draft.texts, index, index - 1))}
                  >
                    <ArrowUp aria-hidden="true" />
                  </Button>
                  <Button
                    look="quiet"
                    isDisabled={index === draft.texts.length - 1}
                    aria-label={i18n.t({
                      id: 'settings.rootDown',
                      message: 'Move {name} back',
                      values: { name: nameOf(slug) },
                    })}
                    onPress={() => draft.change(moved(draft.texts, index, index + 1))}
                  >
                    <ArrowDown aria-hidden="true" />
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={i18n.t({
                      id: 'settings.rootOut',
                      message: 'Take {name} out of the navigation',
                      values: { name: nameOf(slug) },
                    })}
                    onPress={() => draft.change(draft.texts.toSpliced(index, 1))}
                  >
                    <X aria-hidden="true" />
                  </Button>
                </span>
              </li>
            ))}
          </ol>
          {others.length > 0 && (
            <fieldset className={styles.others} disabled={isFull}>
              <legend>
                <Trans id="settings.rootsOutside" message="Not in the navigation" />
              </legend>
              {others.map(({ slug, name }) => (
                <Button
                  key={slug}
                  isDisabled={isFull}
                  aria-label={i18n.t({
                    id: 'settings.rootIn',
                    message: 'Add {name} to the navigation',
                    values: { name },
                  })}
                  onPress={() => draft.change([...draft.texts, slug])}
                >
                  <Plus aria-hidden="true" />
                  {name}
                </Button>
              ))}
            </fieldset>
          )}
        </>
      )}
    </SettingEditor>
  )
}

function moved(roots: readonly string[], from: number, to: number): string[] {
  const root = roots[from]
  return root === undefined ? [...roots] : roots.toSpliced(from, 1).toSpliced(to, 0, root)
}

function rootsOf(setting: ShopSetting): string[] {
  if (setting.kind !== 'navigation')
    throw new Error(`This form is for the navigation, not for ${setting.kind}.`)
  return setting.value.roots
}
