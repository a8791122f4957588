/** A table of `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind`, prices in taka. */
export const healthAndBeauty = `
# Skincare | care
Vitamin C Brightening Face Serum with Hyaluronic Acid, 30 ml | 950 | 690 | serum
Aloe Vera Soothing Gel 300 ml | 650 | 490 | aloe
Sunscreen SPF 50 PA++++ Non Greasy Gel Cream | 1150 | 890 | sunscreen
Charcoal Peel Off Mask, 100 g | 390 | 280 | peelMask
# Haircare | care
Onion and Black Seed Hair Growth Oil, 200 ml | 550 | 420 | hairOil
Argan Oil Repair Shampoo and Conditioner Set for Damaged Hair | 1450 | 1150 | shampooSet
Keratin Hair Mask 500 ml | 990 | 750 | hairMask
# Makeup | cosmetic
Full Coverage Waterproof Foundation | 1250 | 950 | foundation
Nude Eyeshadow Palette, 18 Colours | 1350 | 990 | nudePalette
# Fragrances | care
Long Lasting Attar Gift Set, Alcohol Free, 6 Bottles of 3 ml | 1250 | 890 | attar
Floral Body Mist 250 ml | 890 | 690 | bodyMist
# Health Supplements | supplement
Omega 3 Fish Oil Soft Gels, 100 Capsules | 1850 | 1490 | fishOil
Natural Himalayan Honey with Black Seed, 500 g | 1150 | 950 | honey
# Personal Care | care
Handmade Charcoal Soap Bar Pack of 4 | 520 | 390 | charcoalSoap
Rechargeable Callus Remover with Three Roller Heads | 1350 | 990 | callus
# Beauty Tools | care
LED Nail Dryer Lamp 48 W | 1650 | 1250 | nailDryer
Jade Roller and Gua Sha Stone Set | 750 | 550 | jadeRoller
# Oral Care | care
Sonic Electric Toothbrush with 4 Brush Heads and Travel Case | 1950 | 1450 | sonicBrush
Bamboo Toothbrush Family Pack | 350 | | bambooBrush
# Bath & Body | care
Bath Salt and Loofah Relaxing Gift Box | 990 | 750 | bathGift
Shea Butter Body Lotion 400 ml | 850 | 650 | bodyLotion
# Men's Grooming | care
Beard Oil and Balm Combo with Wooden Comb | 950 | 690 | beardSet
Charcoal Face Wash for Men, 150 ml | 450 | 340 | menFaceWash
# Spa & Relaxation | care
Electric Neck and Shoulder Massager with Heat, Six Massage Nodes | 3450 | 2690 | neckMassager
Lavender Scented Candle Set of 3 | 850 | 620 | candles
Foldable Foot Spa Bucket | 1250 | | footSpa
`;
