import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutForm } from '../../src/build/plugins/noRouterForm.ts';

const folder = 'node_modules/react-router/dist/production';

it("a first visit does without React Router's Form, which is where the plugin looks for it", () => {
  const modules = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const withForm = modules.find((code) => code.includes('var Form = ')) ?? '';
  const code = withoutForm(withForm);
  expect(code).toContain('var Form = /* @__PURE__ */');
  expect(code).not.toContain('Form.displayName = "Form"');
});
