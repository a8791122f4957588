import { useEffect, useRef, useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { shopNow } from '#api/client/shopClock.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { categoryTreeApi } from '#api/products/categoryTreeApi.ts';
import {
  type CategoryChoices,
  type PreparedProducts,
  prepareProducts,
} from '#domain/productFiles/prepareProducts.ts';
import { ProductFileError } from '#domain/productFiles/productFile.ts';
import { withRequestId } from '../components/loading/failureMessages.ts';
import { changedFile } from './changedFile.ts';
import { type ComparedProduct, checkImport } from './checkImport.ts';
import { type OpenedFiles, openProductFiles } from './openProductFiles.ts';
import { type StoredImport, storeImport } from './storeImport.ts';
import { createUploader, type Uploads } from './uploadPictures.ts';

/** A file whose products were compared with the shop's; nothing is written yet. */
export interface CheckedFile {
  readonly opened: OpenedFiles;
  readonly prepared: PreparedProducts;
  readonly compared: readonly ComparedProduct[];
  /** The categories that were chosen for this check. */
  readonly categories: CategoryChoices;
}

/** Where the import is, from the choice of files to its result. */
type ImportStep =
  | { readonly name: 'choosing'; readonly error: string }
  | { readonly name: 'reading' }
  | { readonly name: 'checking'; readonly done: number; readonly total: number }
  /** `error` says why another check of the file failed; '' for none. */
  | { readonly name: 'checked'; readonly checked: CheckedFile; readonly error: string }
  | { readonly name: 'storing'; readonly done: number; readonly total: number; readonly pictures: number }
  | { readonly name: 'stored'; readonly checked: CheckedFile; readonly result: StoredImport };

/** What the user has chosen for the check. */
export interface ImportChoices {
  readonly files: readonly File[];
  /** Whether the file's pictures take the place of the pictures that a product has in the shop. */
  readonly replacesPictures: boolean;
  readonly categories: CategoryChoices;
}

const noChoices: ImportChoices = { files: [], replacesPictures: false, categories: {} };

/** The products of the file that the import stores: new and changed ones. */
export const productsToStore = ({ compared }: CheckedFile): ComparedProduct[] =>
  compared.filter(({ checked: { kind } }) => kind === 'new' || kind === 'changed');

/** How many products are refused: by what the file says, or by the shop. */
const refusedCount = ({ prepared, compared }: CheckedFile): number => {
  const refusedByShop = compared.filter(({ checked }) => checked.kind === 'refused');
  return prepared.refused.length + refusedByShop.length;
};

const messageOf = (error: unknown): string =>
  error instanceof ProductFileError ? error.message : withRequestId(failureOfError(error));

/** Runs an import of products, from the choice of files to its result. Leaving the screen ends it after the part in progress. */
export const useProductImport = () => {
  const dispatch = useShopDispatch();
  const [step, setStep] = useState<ImportStep>({ name: 'choosing', error: '' });
  // Kept when a check fails, so that one press repeats it.
  const [choices, setChoices] = useState(noChoices);
  /** Stops the check or the import that runs now. */
  const controller = useRef(new AbortController());
  // Kept between the parts of an interrupted import: when continued, it does not upload the same pictures again.
  const uploads = useRef<Uploads>(new Map());
  useEffect(() => {
    // A new one, since the strict mode of React runs the effect again after its clean-up.
    controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);

  /** The shop's categories as they are now: an admin may have changed them since they were loaded for another screen. */
  const loadCategories = async () => {
    const { getCategoryTree } = categoryTreeApi.endpoints;
    const query = getCategoryTree.initiate(undefined, { subscribe: false, forceRefetch: true });
    return (await dispatch(query).unwrap()).categories;
  };

  const check = async (opened: OpenedFiles, { categories: chosen, replacesPictures }: ImportChoices) => {
    const categories = await loadCategories();
    const prepared = prepareProducts(opened.file, { categories, choices: chosen, find: opened.find });
    const total = prepared.products.length;
    const onProgress = (done: number) => setStep({ name: 'checking', done, total });
    onProgress(0);
    const { signal } = controller.current;
    const compared = await dispatch(checkImport(prepared.products, { replacesPictures, onProgress, signal }));
    setStep({ name: 'checked', checked: { opened, prepared, compared, categories: chosen }, error: '' });
  };

  /** Opens and checks the files; resolves to `false` if they have changed since they were chosen: a browser does not open them again. */
  const open = async (): Promise<boolean> => {
    setStep({ name: 'reading' });
    uploads.current = new Map();
    try {
      const opened = await openProductFiles(choices.files, shopNow());
      await check(opened, choices);
      return true;
    } catch (error) {
      setStep({ name: 'choosing', error: messageOf(error) });
      return error !== changedFile;
    }
  };

  /** Checks the same file again, with these categories besides those of the check. */
  const checkAgain = async (checked: CheckedFile, chosen: CategoryChoices) => {
    const nextChoices = { ...choices, categories: { ...checked.categories, ...chosen } };
    setChoices(nextChoices);
    // At once, before the categories are loaded: an import that is begun meanwhile would run beside the check.
    setStep({ name: 'checking', done: 0, total: checked.prepared.products.length });
    try {
      await check(checked.opened, nextChoices);
    } catch (error) {
      setStep({ name: 'checked', checked, error: messageOf(error) });
    }
  };

  /** Imports the products; `earlier` tells of those that were stored before an interruption, which are not sent again. */
  const store = async (checked: CheckedFile, earlier: StoredImport | null = null) => {
    const products = productsToStore(checked);
    controller.current = new AbortController();
    const { signal } = controller.current;
    let pictures = 0;
    const onProgress = (done: number) => setStep({ name: 'storing', total: products.length, done, pictures });
    const onPicture = () => {
      pictures += 1;
      setStep((current) => (current.name === 'storing' ? { ...current, pictures } : current));
    };
    onProgress(earlier?.rows.length ?? 0);
    const { readPicture, name } = checked.opened;
    const upload = createUploader({ dispatch, readPicture, signal, onPicture, uploads: uploads.current });
    const options = { file: name, refused: refusedCount(checked), earlier, upload, onProgress, signal };
    const result = await dispatch(storeImport(products, options));
    setStep({ name: 'stored', checked, result });
  };

  return {
    step,
    choices,
    choose: (part: Partial<ImportChoices>) => setChoices((current) => ({ ...current, ...part })),
    open,
    checkAgain,
    store,
    stop: () => controller.current.abort(),
    restart: () => {
      // The last import may have been stopped, which must not stop the next check.
      controller.current = new AbortController();
      setChoices(noChoices);
      setStep({ name: 'choosing', error: '' });
    },
  };
};
