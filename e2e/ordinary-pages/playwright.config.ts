import { defineConfig } from 'playwright/test';
import shared from '../playwright.config.ts';

const { globalSetup: _, projects: __, ...others } = shared;

export default defineConfig({ ...others, testDir: '.', outputDir: '../../test-results' });
