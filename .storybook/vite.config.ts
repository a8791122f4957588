import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The shop's own configuration is about its chunks, its page and its server, none of which a story has. */
export default defineConfig({ plugins: [react()] });
