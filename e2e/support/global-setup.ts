import { installProduct, removeProduct } from "./product.ts";

/** Playwright calls the answer when everything has run, whatever came of it. */
async function globalSetup(): Promise<() => Promise<void>> {
  await removeProduct();
  try {
    await installProduct();
  } catch (error) {
    await removeProduct();
    throw error;
  }
  return removeProduct;
}

// eslint-disable-next-line import/no-default-export -- Playwright asks for one
export default globalSetup;
