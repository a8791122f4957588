/** A table of `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind`, prices in taka. */
export const menItems = `
# Clothing | wear
Slim Fit Formal Shirt in Wrinkle Free Cotton | 1450 | 1090 | shirt
Premium Embroidered Cotton Panjabi for Eid and Special Occasions | 2650 | 1990 | panjabi
Stretch Denim Jeans Pant | 1850 | 1450 | jeans
Drop Shoulder Plain T-Shirt | 650 | 450 | tee
Formal Gabardine Trouser | 1350 | 990 | trousers
# Watches | watch
Stainless Steel Chronograph Wrist Watch with Date Window | 3950 | 2990 | chronograph
Digital Sports Watch, Water Resistant 50 m | 1250 | 890 | digitalWatch
Leather Strap Minimal Watch for Men | 1650 | 1190 | minimalWatch
# Shoes | shoe
Genuine Leather Oxford Formal Shoes | 4250 | 3490 | oxfordShoes
Breathable Mesh Running Sneakers with Memory Foam Insole | 2850 | 2150 | runners
Waterproof Hiking Boots | 4950 | | hikingBoots
# Accessories | accessory
Washed Cotton Baseball Cap | 450 | 320 | baseballCap
Silk Necktie and Cufflink Gift Set in Wooden Box | 1350 | 990 | tieSet
Touch Screen Magnetic Phone Wallet Ring | 550 | 390 | ringHolder
# Sportswear | wear
Quick Dry Gym Tank Top | 690 | 520 | tank
Football Jersey and Shorts Set, Breathable Interlock Fabric | 1150 | 850 | football
# Grooming | care
Rechargeable Beard Trimmer with 20 Length Settings | 1850 | 1390 | beardTrimmer
Classic Safety Razor with 10 Blades | 950 | 690 | safetyRazor
# Sunglasses | accessory
Polarized Aviator Sunglasses with UV400 Lenses | 1250 | 890 | aviators
Rectangular Driving Sunglasses | 850 | | squareShades
# Bags | bag
Anti Theft Laptop Backpack with USB Charging Port, 15.6 inch | 2450 | 1850 | antiTheft
Canvas Weekend Duffel Bag | 2190 | | weekender
# Wallets | bag
RFID Blocking Genuine Leather Bifold Wallet | 1350 | 950 | bifold
Slim Aluminium Card Holder with Pop Up Button | 790 | 590 | cardHolder
# Belts | accessory
Reversible Leather Belt with Rotating Buckle | 1150 | 850 | leatherBelt
Nylon Tactical Belt with Quick Release | 690 | | tacticalBelt
# New Men Items | wear
Lightweight Bomber Jacket with Ribbed Collar | 2990 | 2290 | bomber
Fleece Lined Winter Hoodie with Kangaroo Pocket and Drawstring | 2150 | 1590 | hoodie
Touch Screen Winter Gloves | 650 | 480 | winterGloves
`;
